import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureServable } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { runCommand } from './prepare/step.mjs'
import { ensureBuilt } from './build/build-all.mjs'

// `npm run backup`, `restore`, `verify` and `migrate`: the built server's own commands, in this very process.
checkNodeVersion()
// npm works from the project's folder; the files of a command are those of the folder it was given in.
process.env['INIT_CWD'] ??= resolve()
process.chdir(projectRoot)
process.env['NODE_ENV'] ??= 'production'

await runCommand(async () => {
  await ensureServable()
  await ensureBuilt()
})
await import(pathToFileURL('dist/server/maintain.js').href)
