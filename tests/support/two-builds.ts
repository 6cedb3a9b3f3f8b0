import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../../scripts/prepare/run-program.mjs'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'

/**
 * A site of its own whose next build can be deployed while pages are open: same address, same data, other files. The
 * next build names the API by the site's full address, which changes its files and nothing that a person sees.
 */
export async function startSiteWithTwoBuilds() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'two-builds-'))
  // Inside the project, so that the copied server finds its packages.
  const next = path.resolve('.cache', path.basename(dataDir))
  let server = await startBuiltServer({ DATA_DIR: dataDir })
  const { address } = server
  return {
    address,
    /** @returns the name of the file that its pages start with */
    deployNextBuild: async (): Promise<string> => {
      await buildClient(path.join(next, 'client'), address)
      for (const part of ['ssr', 'server'])
        await cp(path.join('dist', part), path.join(next, part), { recursive: true })
      await server.stop()
      server = await startBuiltServer(
        { DATA_DIR: dataDir, PORT: new URL(address).port },
        path.join(next, 'server', 'main.js'),
      )
      const shell = await readFile(path.join(next, 'client', 'index.html'), 'utf8')
      return /assets\/index-[\w-]+\.js/.exec(shell)?.[0] ?? 'no start file'
    },
    stop: async () => {
      await server.stop()
      await rm(next, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function buildClient(folder: string, backend: string): Promise<void> {
  const { code, output } = await runProgram(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder],
    { env: { BUILD_TARGET: 'client', NODE_ENV: 'production', VITE_BACKEND_ORIGIN: backend } },
  )
  if (code !== 0) throw new Error(`The next build failed:\n${output}`)
}
