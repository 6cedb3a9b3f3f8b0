import { pathToFileURL } from 'node:url'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureServable } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { StepFailure, runCommand } from './prepare/step.mjs'
import { ensureBuilt } from './build/build-all.mjs'
import { portProblem } from './start/port.mjs'

checkNodeVersion()
process.chdir(projectRoot)
process.env['NODE_ENV'] ??= 'production'

await runCommand(async () => {
  const problem = await portProblem(process.env)
  if (problem) throw new StepFailure(problem)
  await ensureServable()
  await ensureBuilt()
})

// In this very process, which `exec` has put in the place of npm's shell: what npm is told, it passes on to it.
console.log('Starting the server …')
await import(pathToFileURL('dist/server/main.js').href)
