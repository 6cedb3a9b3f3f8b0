import { spawn } from 'node:child_process'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled, ensureInstalledIn } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { StepFailure, runCommand } from './prepare/step.mjs'

const makers = ['pictures', 'certificates', 'data-sheets', 'icons', 'fonts', 'fans']

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  const [maker = '', ...words] = process.argv.slice(2)
  if (!makers.includes(maker)) throw new StepFailure(`npm run make takes ${makers.join(', ')}.`)
  await ensureInstalled()
  await ensureInstalledIn('makers')
  // By tsx: some read the sample content itself.
  const args = ['node_modules/tsx/dist/cli.mjs', `makers/${maker}/render.mjs`, ...words]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('exit', resolve))
})
