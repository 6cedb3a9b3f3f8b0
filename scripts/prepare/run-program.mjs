import { spawn } from 'node:child_process'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when the program could not be started or was killed
 * @property {string} output what it wrote to both streams, in order
 * @property {number} seconds how long it took
 */

/**
 * Runs a program to its end and keeps what it writes. A signal that reaches us is passed on.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options] variables added to our own
 * @returns {Promise<Outcome>}
 */
export function runProgram(command, args, { env } = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)

    const stopPassingOn = passSignalsTo(child)
    const finish = (/** @type {number} */ code) => {
      stopPassingOn()
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} call it when the child has ended
 */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const handlers = signals.map((signal) => {
    const handle = () => {
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
      child.kill(signal)
    }
    process.on(signal, handle)
    return { signal, handle }
  })
  return () => handlers.forEach(({ signal, handle }) => process.off(signal, handle))
}

/**
 * The command line that runs npm: the very npm that started us, else the one on the path.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const own = process.env['npm_execpath'] ?? ''
  return /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, [own, ...args]] : ['npm', args]
}
