import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AppDeps } from './app.ts'
import { runProcess } from './run-process.ts'
import { registerSite } from './site/site.ts'

// Beside the built server; in development there is nothing, and Vite serves the pages.
const clientDir = path.join(import.meta.dirname, '../client')
const ssrDir = path.join(import.meta.dirname, '../ssr')

const site: AppDeps['site'] = (app, sources) => registerSite(app, { clientDir, ssrDir, ...sources })

await runProcess(existsSync(ssrDir) && existsSync(clientDir) ? site : undefined)
