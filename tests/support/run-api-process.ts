import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtApi } from './built-api.ts'

export interface ApiProcess {
  /** All that was written to standard output and standard error so far. */
  output: () => string
  errors: () => string
  /** Resolves with the address once the server says that it is ready; rejects when it ends instead. */
  ready: Promise<string>
  stop: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/**
 * Starts the API as a process of its own, on a free port.
 *
 * @param environment variables beside PATH and PORT
 * @param options.entry of another build
 */
export function runApiProcess(
  environment: Record<string, string | undefined>,
  { entry = builtApi, cwd }: { entry?: string; cwd?: string } = {},
): ApiProcess {
  const child = spawn(process.execPath, [entry], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: 'pipe',
  })
  let output = ''
  let errors = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const line = /^Ready on (\S+)\n/m.exec(output)
      if (line?.[1]) resolve(line[1])
    })
    child.stderr.on('data', (chunk) => (errors += String(chunk)))
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output}${errors}`)))
  })
  // A test that expects the start to fail does not wait for it.
  ready.catch(() => undefined)
  return {
    output: () => output,
    errors: () => errors,
    ready,
    stop: (signal) => child.kill(signal),
    ended,
  }
}
