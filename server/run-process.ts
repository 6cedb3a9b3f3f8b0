import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start-server.ts'
import { reportToTerminal } from './step-reporter.ts'

/** Milliseconds that requests may take to be answered once the process is told to stop. */
const stopPatience = 8_000
/** Milliseconds after which it ends whatever happens, such as a database that does not let go. */
const stopLimit = 10_000

/**
 * Runs the server as this process: starts it from the environment, stops it gracefully on SIGINT or SIGTERM
 * with exit code 0. A start that fails says why in one line for each cause and exits with 1.
 */
export async function runProcess(site?: AppDeps['site']): Promise<void> {
  try {
    const starting = startServer(readConfig(process.env), reportToTerminal, site)
    // Before it says that it is ready: a signal may follow at once. A start that fails ends the process below.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void starting.then(stopProcess, () => undefined))
    }
    await starting
  } catch (error) {
    for (const line of explain(error)) process.stderr.write(`${line}\n`)
    process.exit(1)
  }
}

async function stopProcess(app: FastifyInstance): Promise<void> {
  setTimeout(() => {
    process.stderr.write('Stopping took too long; what was still open was cut off\n')
    process.exit(1)
  }, stopLimit).unref()
  reportToTerminal('Stopping: finishing what was asked for')
  await app.stop(stopPatience)
  reportToTerminal('Stopped')
  process.exit(0)
}

function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.lines
  if (!(error instanceof Error)) return [`The server could not start: ${String(error)}`]
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return [
      `PORT ${String(error.port)} is already in use: stop what uses it, or choose another one`,
    ]
  }
  return [`The server could not start: ${error.message || error.name}`]
}
