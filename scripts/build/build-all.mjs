import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runProgram } from '../prepare/run-program.mjs'
import { StepFailure, step } from '../prepare/step.mjs'
import { compressFolder } from './compress.mjs'
import { sourceFingerprint } from './fingerprint.mjs'

const stampFile = 'dist/built-from'

/** Builds unless dist/ already holds what the present sources give. */
export async function ensureBuilt() {
  if (builtFrom() !== sourceFingerprint()) await buildAll()
}

/** @returns {string | undefined} the fingerprint of the sources that dist/ was built from */
export function builtFrom() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

/** Builds the three parts, which vite.config.ts describes, into dist/. */
export async function buildAll() {
  const fingerprint = sourceFingerprint()
  rmSync(stampFile, { force: true })
  await step('Building the site', () => viteBuild('client'))
  await step('Compressing its files', () => compressFolder('dist/client'))
  await step('Building the page renderer', () => viteBuild('ssr'))
  await step('Building the server', () => viteBuild('server'))
  writeFileSync(stampFile, fingerprint)
}

/** @param {'client' | 'ssr' | 'server'} target */
async function viteBuild(target) {
  const { code, output } = await runProgram(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    { env: { BUILD_TARGET: target, NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new StepFailure(`The build of the ${target} part failed.`, output)
}
