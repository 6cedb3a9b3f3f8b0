import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { adminShell } from './scripts/build/admin-shell.mjs'
import { backOfficeFiles } from './scripts/build/back-office-files.mjs'
import { warmList } from './scripts/build/warm-list.mjs'

/** What is kept only once it has been used: the PDF viewer and the back office (offline design). */
const usedByFew = [
  /\/node_modules\/(?:pdfjs-dist|react-pdf|xlsx|@react-pdf|@dnd-kit|react-easy-crop)\//,
  /\/node_modules\/@mui\/(?:x-data-grid|x-charts)\//,
  /\/src\/(?:features\/session|(?:features|routes|i18n\/locales)\/admin)\//,
]
/** The pages behind the first one: no part of the precache, but fetched ahead once a page is quiet. */
const warmedLater = [
  /\/node_modules\/(?:@mui\/x-date-pickers|dayjs|@rc-component\/image)\//,
  /\/src\/features\/(?:projects|services|products|careers|careers-form|vendor-registration|search)\//,
  /\/src\/features\/contact\/contact-page\./,
  /\/src\/i18n\/locales\/pages\//,
  /\/src\/ui\/(?:choice-chips|date-field|file-field)\./,
]

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** Eight digits tell versions of a file apart as well as 32 do, and the worker carries them all. */
const shortRevisions: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, revision: entry.revision?.slice(0, 8) ?? null })),
})

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** Whether the entry leads to a module on a way, of imports now or later, that keeps clear of some. */
function leadsTo(id: string, graph: ModuleGraph, clearOf: RegExp[], seen = new Set<string>()) {
  if (seen.has(id) || clearOf.some((module) => module.test(id))) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (module === null) return false
  return (
    module.isEntry ||
    [...module.importers, ...module.dynamicImporters].some((importer): boolean =>
      leadsTo(importer, graph, clearOf, seen),
    )
  )
}

/** Known once modules are sorted into chunks, which is before these get their names. */
let graph: ModuleGraph = { getModuleInfo: () => null }

/** The folder of a chunk says how the service worker keeps it. What several share is as urgent as the most urgent of them. */
function chunkFolder(moduleIds: readonly string[]): string {
  const holds = (modules: RegExp[]) =>
    moduleIds.some((id) => modules.some((module) => module.test(id)))
  const isReached = (clearOf: RegExp[]) => moduleIds.some((id) => leadsTo(id, graph, clearOf))
  if (holds(usedByFew)) return 'assets/later'
  if (holds(warmedLater)) return 'assets/warm'
  if (isReached([...usedByFew, ...warmedLater])) return 'assets'
  return isReached(usedByFew) ? 'assets/warm' : 'assets/later'
}

/** Reached at the start through an index alone, of which nothing else is used there: left to the form's own file. */
const indexOnly = [
  /@mui\/material\/(?:Autocomplete|Checkbox|FilledInput|FormControl|FormControlLabel|FormHelperText|FormLabel)\//,
  /@mui\/material\/(?:Input|InputBase|ListItemButton|MenuItem|NativeSelect|OutlinedInput|Slider)\//,
  /@mui\/material\/(?:TextareaAutosize|ToggleButton|transitions)\/|@mui\/utils\/isMuiElement\//,
  /\/reselect\/|@tanstack\/react-router\/dist\/esm\/useBlocker/,
]

/** Whether a page cannot start without this module: the entry imports it, directly or through others, at once. */
function isNeededAtStart(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (module === null) return false
  return (
    module.isEntry || module.importers.some((importer) => isNeededAtStart(importer, graph, seen))
  )
}

/**
 * Three builds from one file, chosen by BUILD_TARGET: the site for browsers, the same app to HTML, and
 * the server process. Only the last keeps its packages outside the bundle: `stylis-plugin-rtl` cannot be
 * loaded by Node, so what renders HTML is bundled whole.
 */
const targets: Record<string, UserConfig> = {
  client: {
    plugins: [
      adminShell(),
      backOfficeFiles(),
      warmList(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: ['*.{html,css}', 'logo*.svg', 'assets/*.{js,css,woff2}', 'icons/*.svg'],
          // Their names change with their content.
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [shortRevisions],
        },
      }),
    ],
    // Files of exports are written in a worker; its code is the back office's.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/later/[name]-[hash].js',
          chunkFileNames: 'assets/later/[name]-[hash].js',
        },
      },
    },
    build: {
      outDir: 'dist/client',
      manifest: true,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // What every page starts with compresses best, and arrives soonest, as one file.
      rolldownOptions: {
        output: {
          chunkFileNames: ({ moduleIds }) => `${chunkFolder(moduleIds)}/[name]-[hash].js`,
          // Style sheets come with packages of the back office alone; the site's styles are in its scripts.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/later/[name]-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              {
                name: (id, modules) => {
                  graph = modules
                  const used = !indexOnly.some((module) => module.test(id))
                  return used && isNeededAtStart(id, modules) ? 'start' : null
                },
              },
            ],
          },
        },
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

const { plugins = [], ...options } = targets[process.env.BUILD_TARGET ?? 'client'] ?? {}
const backend = process.env.DEV_BACKEND ?? 'http://localhost:8081'

export default defineConfig({
  plugins: [react(), ...plugins],
  ...options,
  server: { proxy: { '/api': backend, '/media': backend } },
})
