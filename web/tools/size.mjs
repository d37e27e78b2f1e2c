/** How much script and style the first page takes, compressed: `npm run size`, after a build.  Fails above the limit. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));

/** The files of a chunk and of all that it imports. */
function filesOf(keys, files = new Set(), seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const name of [file, ...css]) files.add(name);
    filesOf(imports, files, seen);
  }
  return files;
}

async function size(keys) {
  let total = 0;
  for (const file of filesOf(keys)) {
    if (/\.(js|css)$/.test(file)) total += gzipSync(await readFile(new URL(file, dist))).length;
  }
  return total;
}

const scenes = Object.keys(manifest).filter((key) => /^src\/art\/[a-z]+\.svelte$/.test(key));
const first = await size(['index.html', ...scenes]);
console.log(`first page  ${(first / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
const pages = ['index.html', 'src/pages/Table.svelte'];
for (const board of Object.keys(manifest).filter((key) => /^src\/boards\/\w+\/index\.ts$/.test(key))) {
  const whole = await size([...pages, board]);
  console.log(`a table of ${board.split('/')[2]}  ${(whole / 1000).toFixed(1)} kB`);
}
if (first > LIMIT) process.exit(1);
