import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AppDeps } from './app.ts'
import { runProcess } from './run-process.ts'
import { registerSite } from './site/site.ts'

const clientDir = path.resolve('dist/client')
const ssrDir = path.resolve('dist/ssr')

const site: AppDeps['site'] = (app, sources) => registerSite(app, { clientDir, ssrDir, ...sources })

// In development Vite serves the pages, and nothing may have been built yet.
await runProcess(existsSync(ssrDir) && existsSync(clientDir) ? site : undefined)
