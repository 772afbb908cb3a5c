/** How the page is built. The result goes into the Python package; the server hands it out. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './vite.icons.ts'

const server = process.env.CALIBURN_DEV ?? 'http://127.0.0.1:8642'

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: process.env.CALIBURN_PAGE ?? '../src/caliburn/server/page',
    emptyOutDir: true,
    manifest: 'parts.json', // tells the server which files a page needs first
    assetsInlineLimit: 0, // fonts and pictures stay files: the content security policy allows no others
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'node', include: ['*.test.ts', 'src/**/*.test.ts'] },
})
