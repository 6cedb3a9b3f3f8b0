import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const builtEntry = 'dist/server/main.js'
const startLimitMs = 60_000
/** As `npm start` has it: room for young objects that the server never fills was a fifth of its memory. */
const nodeOptions = ['--max-semi-space-size=4']

/**
 * @typedef {object} BuiltServer
 * @property {string} address where it answers, such as `http://localhost:40123`
 * @property {number} pid
 * @property {string} dataDir
 * @property {number} startMs from its process's start to 'Ready'
 * @property {() => string} output what it has written so far
 * @property {() => Promise<void>} stop sends SIGTERM, waits for the end and deletes the data
 *   folder, unless that was given
 * @property {() => Promise<void>} kill ends it with SIGKILL, as a loss of power does; its data stay
 */

/**
 * Starts the built server on a free port with a data folder of its own, for tests and measurements.
 *
 * @param {NodeJS.ProcessEnv} [env] variables over the defaults; with `DATA_DIR`, that folder is used
 *   and left in place
 * @param {string} [entry] another build's server, beside which that build's files lie
 * @param {string} [cwd] another copy of the project, to which the entry belongs
 * @returns {Promise<BuiltServer>} rejected with what the server wrote, when it ends or is not ready
 *   within a minute
 */
export async function startBuiltServer(env = {}, entry = builtEntry, cwd = '.') {
  if (!existsSync(resolve(cwd, entry)))
    throw new Error(`${entry} is missing: run 'npm run build' first.`)
  const ownFolder = env['DATA_DIR'] === undefined
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'site-')))
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, entry], {
    cwd,
    env: { ...process.env, ...defaults, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const kill = () => endProcess(child, 'SIGKILL')
  const stop = async () => {
    await endProcess(child, 'SIGTERM')
    if (ownFolder) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    /** @type {string} */
    const address = await new Promise((resolve, reject) => {
      const read = (/** @type {Buffer} */ chunk) => {
        output += chunk.toString()
        const ready = /Ready on (https?:\/\/\S+)/.exec(output)
        if (ready?.[1]) resolve(ready[1].replace(/\/$/, ''))
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`The server ended:\n${output}`)))
      const late = () => reject(new Error(`The server is not ready:\n${output}`))
      setTimeout(late, startLimitMs).unref()
    })
    const startMs = performance.now() - started
    return { address, pid: child.pid ?? 0, dataDir, startMs, output: () => output, stop, kill }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The environment of the server, which wins over the caller's shell; an empty value counts as absent. */
const defaults = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PORT: '0',
  HOST: 'localhost',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  SAMPLE_CONTENT: 'true',
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function endProcess(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const hurry = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(hurry)
}
