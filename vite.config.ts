import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { pageHeaders } from './server/http/page-headers.ts'
import { adminShell } from './scripts/build/admin-shell.ts'
import { barColor } from './scripts/build/bar-color.ts'
import { bundledPackages } from './scripts/build/bundled-packages.mjs'
import { compiledAhead } from './scripts/build/compiled-ahead.mjs'
import { fileLists } from './scripts/build/file-lists.mjs'
import { serviceWorker } from './scripts/build/service-worker.mjs'
import { sharedChunks } from './scripts/build/shared-chunks.mjs'

const lists = fileLists()

const server = {
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    // The server, and what looks after its data (npm run backup).
    rolldownOptions: { input: ['server/main.ts', 'server/maintain.ts'] },
    emptyOutDir: true,
    target: 'node20',
  },
} satisfies UserConfig

/**
 * The builds, chosen by BUILD_TARGET: the site for browsers, the same app to HTML, and the server process. Only the last
 * keeps its packages outside the bundle: `stylis-plugin-rtl` cannot be loaded by Node, so the renderer is bundled whole.
 */
const targets: Record<string, UserConfig> = {
  client: {
    plugins: [
      adminShell(),
      lists.plugin,
      bundledPackages('pages'),
      compiledAhead(),
      serviceWorker(
        'sw/main.ts',
        lists.isPrecached,
        JSON.stringify(pageHeaders({ scripts: [], styles: [] })),
      ),
    ],
    // Files of exports are written in a worker; its code is the back office's.
    worker: { format: 'es', plugins: () => [bundledPackages('workers')] },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
    },
  },
  ssr: {
    plugins: [bundledPackages('renderer')],
    publicDir: false,
    ssr: { noExternal: true },
    // Else React and Material UI bring their development versions too, which name their styles otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: 'dist/ssr', ssr: 'src/server-entry.tsx', emptyOutDir: true, target: 'node20' },
  },
  server,
  // The server as tests start it: one file, since finding a thousand files of packages takes most of a start.
  testedServer: {
    ...server,
    // These packages read files beside their own.
    ssr: {
      noExternal: true,
      external: ['@fastify/swagger-ui', '@node-rs/argon2', 'libsql', 'sharp'],
    },
  },
}

const { plugins = [], ...options } = targets[process.env.BUILD_TARGET ?? 'client'] ?? {}
const backend = process.env.DEV_BACKEND ?? 'http://localhost:8081'

export default defineConfig({
  plugins: [react(), barColor(), ...plugins],
  publicDir: 'brand/public',
  ...options,
  server: { proxy: { '/api': backend, '/media': backend } },
})
