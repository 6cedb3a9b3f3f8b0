import { spawn } from 'node:child_process'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { runCommand } from './prepare/step.mjs'
import { findFreePort } from './dev/free-port.mjs'

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(ensureInstalled)

const sitePort = process.env['PORT'] || '8080'
const apiPort = String(await findFreePort())

console.log(`The site, with hot reload: http://localhost:${sitePort}   (its API: port ${apiPort})`)

const api = startPart(['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'], {
  PORT: apiPort,
  HOST: '127.0.0.1',
  PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${sitePort}`,
})
const site = startPart(['node_modules/vite/bin/vite.js', '--port', sitePort, '--strictPort'], {
  DEV_BACKEND: `http://127.0.0.1:${apiPort}`,
})
const parts = [api, site]

for (const part of parts) part.once('exit', (code) => stopAll(code ?? 0))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => stopAll(0))

/**
 * @param {string[]} args of Node.js
 * @param {NodeJS.ProcessEnv} env variables added to our own
 */
function startPart(args, env) {
  return spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** @param {number} code */
function stopAll(code) {
  process.exitCode ??= code
  for (const part of parts) if (part.exitCode === null && !part.killed) part.kill('SIGTERM')
}
