/** Makes src/core/wire.ts from the server's OpenAPI document: `npm run types`, with a server running.
 *
 *  RIDOTTO_SERVER   where it runs (default http://127.0.0.1:8160), or
 *  npm run types -- FILE.json   a document that was saved before
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const file = process.argv[2];
const server = process.env.RIDOTTO_SERVER ?? 'http://127.0.0.1:8160';
const text = file ? await readFile(file, 'utf8') : await (await fetch(`${server}/schema/openapi.json`)).text();
const document = JSON.parse(text);

// Only what goes over the wire; which command is where stands in api.ts.
const body = astToString(await openapiTS({ ...document, paths: {} }, { defaultNonNullable: false }));
const names = Object.keys(document.components.schemas).filter((name) => /^\w+$/.test(name));
const aliases = names.map((name) => `export type ${name} = components['schemas']['${name}'];`);
const head = '// Made by `npm run types` from the OpenAPI document of the server.  Do not edit.\n';
await writeFile(new URL('../src/core/wire.ts', import.meta.url), `${head}${body}\n${aliases.join('\n')}\n`);
console.log(`src/core/wire.ts: ${names.join(', ')}`);
