/** How the page is built. The result goes into the Python package; the server hands it out. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './vite.icons.ts'

const server = process.env.CALIBURN_DEV ?? 'http://127.0.0.1:8642'

const FIRST = ['index', 'shared', 'seats', 'TablePage', 'king-arthur', 'knight-tales'] // what lobby and tables begin with
/** V8 compiles a file with this mark while it arrives, not function by function while the page is being built. */
const EAGER = '//# allFunctionsCalledOnLoad\n'
/** Svelte makes an Error as it is loaded: for the trace of it V8 would read the whole file again. main.ts undoes this. */
const TRACELESS = 'Error.stackTraceLimit=0;'

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: process.env.CALIBURN_PAGE ?? '../src/caliburn/server/page',
    emptyOutDir: true,
    manifest: 'parts.json', // tells the server which files a page needs first
    assetsInlineLimit: 0, // fonts and pictures stay files: the content security policy allows no others
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: on a slow machine each one costs a hundredth of a second, however small it is.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /node_modules|preload-helper|virtual:icons$|src\/(lib|ui)\//, minShareCount: 2 },
            { name: 'seats', test: /virtual:icons\/table$|src\/(app|table|games\/shared)\//, minShareCount: 2 },
          ],
        },
        postBanner: ({ name }) => (FIRST.includes(name) ? EAGER : '') + (name === 'shared' ? TRACELESS : ''),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'node', include: ['*.test.ts', 'src/**/*.test.ts'] },
})
