import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['RIDOTTO_SERVER'] ?? 'http://127.0.0.1:8160';

/** `npm run dev` passes the wire on to a Ridotto server; pages come from the sources. */
export default defineConfig({
  base: './', // the server says below which path the page stands
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: { proxy: { '/api': { target: server, ws: true }, '/schema': server } },
});
