import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const folder = path.resolve('.cache/api-process')

/** The server without pages, which lie beside a built one; so no front end needs to be built. */
export const builtApi = path.join(folder, 'main.js')

/** Global set-up of the server's tests. A process starts from one bundle in half the time that it needs from sources. */
export async function setup(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'],
    { env: { ...process.env, BUILD_TARGET: 'testedServer', NODE_ENV: 'production' } },
  )
}
