import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

const framework =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next|@emotion|@mui\/(?:system|styled-engine|utils|private-theming)|@mui\/material\/(?:styles|SvgIcon|Button|ButtonBase|ButtonGroup|IconButton|CircularProgress|Typography|Container|utils|transitions|colors)|stylis|stylis-plugin-rtl|cssjanus|@reduxjs|redux|reselect|immer|react-redux|clsx|hoist-non-react-statics|react-is|prop-types|html-parse-stringify|void-elements|isbot|seroval|cookie-es)\//

/**
 * Three builds from one file, chosen by BUILD_TARGET: the site for browsers, the same app to HTML, and
 * the server process. Only the last keeps its packages outside the bundle: `stylis-plugin-rtl` cannot be
 * loaded by Node, so what renders HTML is bundled whole.
 */
const targets: Record<string, UserConfig> = {
  client: {
    build: {
      outDir: 'dist/client',
      manifest: true,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // What every page starts with compresses best, and arrives soonest, as one file.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
      },
    },
  },
  ssr: {
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir: 'dist/ssr', ssr: 'src/server-entry.tsx', emptyOutDir: true, target: 'node20' },
  },
  server: {
    publicDir: false,
    build: { outDir: 'dist/server', ssr: 'server/main.ts', emptyOutDir: true, target: 'node20' },
  },
}

const target = process.env.BUILD_TARGET ?? 'client'
const backend = process.env.DEV_BACKEND ?? 'http://localhost:8081'

export default defineConfig({
  plugins: [react()],
  ...(targets[target] ?? {}),
  server: { proxy: { '/api': backend, '/media': backend } },
})
