// Unpack Chromium and the libraries it needs into the folder that TMPDIR names.
import { inflate } from '@sparticuz/chromium';

const packed = new URL('node_modules/@sparticuz/chromium/bin/', import.meta.url).pathname;
await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => inflate(packed + name)));
