import { once } from 'node:events'
import type { AppDeps } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start-server.ts'
import { reportToTerminal } from './step-reporter.ts'

/** Milliseconds that requests may take to be answered once the process is told to stop. */
const stopPatience = 8_000
/** Milliseconds after which the process ends in any case, such as over a database that does not let go. */
const stopLimit = 10_000

/**
 * Runs the server as this process: starts it from the environment, stops it gracefully on SIGINT or SIGTERM with exit
 * code 0, also while it is starting. A start that fails says why in one line for each cause and exits with 1.
 */
export async function runProcess(site?: AppDeps['site']): Promise<void> {
  // All files that it makes, the database's log too, are for its own account only.
  process.umask(0o077)
  const { signal } = listenForStop()
  try {
    const app = await startServer(readConfig(process.env), reportToTerminal, { site, signal })
    if (!signal.aborted) await once(signal, 'abort')
    reportToTerminal('Stopping: finishing what was asked for')
    await app.stop(stopPatience)
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) {
      for (const line of explain(error)) process.stderr.write(`${line}\n`)
      process.exit(1)
    }
  }
  reportToTerminal('Stopped')
  process.exit(0)
}

/** Limits the time that a stop may take. The terminal and npm both tell the process to stop; the second time changes nothing. */
function listenForStop(): AbortController {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  stop.signal.addEventListener('abort', () => {
    setTimeout(() => {
      process.stderr.write('Stopping took too long; what was still open was cut off\n')
      process.exit(1)
    }, stopLimit).unref()
  })
  return stop
}

function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.lines
  if (!(error instanceof Error)) return [`The server could not start: ${String(error)}`]
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & ListenFault
  if (code === 'EADDRINUSE') {
    return [`PORT ${port} is already in use: stop what uses it, or choose another one`]
  }
  if (code === 'EADDRNOTAVAIL') return [`HOST ${address} is not an address of this machine`]
  if (code === 'ENOTFOUND') return [`HOST ${hostname} is not a name that this machine knows`]
  return [`The server could not start: ${error.message || error.name}`]
}

/** The details of Node's error for an address that cannot be listened on. */
interface ListenFault {
  port?: number
  address?: string
  hostname?: string
}
