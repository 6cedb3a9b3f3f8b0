import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtFrom } from '../../scripts/build/build-all.mjs'
import { runProgram } from '../../scripts/prepare/run-program.mjs'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { account } from './account.ts'

/**
 * A site of its own whose next build can be deployed while pages are open: same address, same data, other files.
 */
export async function startSiteWithTwoBuilds() {
  const next = await buildNext()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'two-builds-'))
  const env = { DATA_DIR: dataDir, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const first = await startBuiltServer(env)
  let server: typeof first | undefined = first
  const port = new URL(first.address).port
  const stopServer = async () => {
    await server?.stop()
    server = undefined
  }
  return {
    site: first,
    address: first.address,
    /** Nobody answers any more. */
    goAway: stopServer,
    /** @returns the name of the file that its pages start with */
    deployNextBuild: async (): Promise<string> => {
      await stopServer()
      server = await startBuiltServer({ ...env, PORT: port }, path.join(next, 'server', 'main.js'))
      const shell = await readFile(path.join(next, 'client', 'index.html'), 'utf8')
      return /assets\/index-[\w-]+\.js/.exec(shell)?.[0] ?? 'no start file'
    },
    stop: async () => {
      await stopServer()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Builds the site once more, once for each state of its sources. The next build names the API by its scheme alone, which
 * changes its files and nothing that a person sees.
 *
 * @returns its folder, inside the project so that its server finds the packages
 */
async function buildNext(): Promise<string> {
  const folder = path.resolve('.cache', `next-build-${builtFrom()?.slice(0, 16)}`)
  if (existsSync(folder)) return folder
  await mkdir('.cache', { recursive: true })
  for (const older of await readdir('.cache'))
    if (older.startsWith('next-build-'))
      await rm(path.join('.cache', older), { recursive: true, force: true })
  const unfinished = await mkdtemp(`${folder}-`)
  const { code, output } = await runProgram(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'error',
      '--outDir',
      path.join(unfinished, 'client'),
    ],
    { env: { BUILD_TARGET: 'client', NODE_ENV: 'production', VITE_BACKEND_ORIGIN: 'http:' } },
  )
  if (code !== 0) throw new Error(`The next build failed:\n${output}`)
  for (const part of ['ssr', 'server'])
    await cp(path.join('dist', part), path.join(unfinished, part), { recursive: true })
  // Another test may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}
