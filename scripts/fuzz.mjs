import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { runCommand } from './prepare/step.mjs'
import { ensureBuilt } from './build/build-all.mjs'

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      toggles: { type: 'string', default: '500' },
    },
  })
  await ensureInstalled()
  await ensureBuilt()
  const child = spawn(
    'npx',
    ['playwright', 'test', 'tests/offline/exactly-once.spec.ts', '--project', 'desktop'],
    {
      stdio: 'inherit',
      env: { ...process.env, FUZZ_SEEDS: values.seed, FUZZ_TOGGLES: values.toggles },
    },
  )
  process.exitCode = await new Promise((resolve) => child.once('exit', resolve))
})
