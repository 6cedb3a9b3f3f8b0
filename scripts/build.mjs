import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureServable } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { runCommand } from './prepare/step.mjs'
import { buildAll } from './build/build-all.mjs'

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  await ensureServable()
  await buildAll()
})
