import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'

/**
 * A site of its own whose next build can be deployed while pages are open: same address, same data, other files.
 * The next build differs in the name and the first line of the file that every page starts with.
 */
export async function startSiteWithTwoBuilds() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'two-builds-'))
  const next = path.join('.cache', `next-build-${path.basename(dataDir)}`)
  await cp('dist', next, { recursive: true })
  await renameStartFile(path.join(next, 'client'))
  let server = await startBuiltServer({ DATA_DIR: dataDir })
  const port = new URL(server.address).port
  return {
    address: server.address,
    deployNextBuild: async () => {
      await server.stop()
      server = await startBuiltServer(
        { DATA_DIR: dataDir, PORT: port },
        path.join(next, 'server', 'main.js'),
      )
    },
    stop: async () => {
      await server.stop()
      await rm(next, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function renameStartFile(client: string): Promise<void> {
  const shell = await readFile(path.join(client, 'index.html'), 'utf8')
  const name = /assets\/(index-[\w-]+)\.js/.exec(shell)?.[1]
  if (name === undefined) throw new Error('The shell names no start file')
  const renamed = `${name}-next`
  const file = path.join(client, 'assets', `${name}.js`)
  await writeFile(
    file,
    `document.documentElement.dataset.build='next';${await readFile(file, 'utf8')}`,
  )
  await rename(file, path.join(client, 'assets', `${renamed}.js`))
  for (const packed of ['br', 'gz'])
    await rm(path.join(client, 'assets', `${name}.js.${packed}`), { force: true })
  for (const entry of await readdir(client, { recursive: true })) {
    if (!/\.(?:html|js|json)$/.test(entry)) continue
    const target = path.join(client, entry)
    const text = await readFile(target, 'utf8')
    if (!text.includes(name)) continue
    let changed = text.replaceAll(`${name}.js`, `${renamed}.js`)
    // The worker's list of files says of a shell only which version it is.
    if (entry === 'sw.js')
      changed = changed.replace(/("?revision"?:"?)[0-9a-f]{32}/g, '$1'.concat('0'.repeat(32)))
    await writeFile(target, changed)
    for (const packed of ['br', 'gz']) await rm(`${target}.${packed}`, { force: true })
  }
}
