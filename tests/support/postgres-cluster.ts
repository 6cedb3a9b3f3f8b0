import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { preparePostgresBinaries, type ProcessOwner } from './postgres-binaries.ts'

export interface PostgresCluster {
  url: string
  /** Ends the server, as `pg_ctl stop` does: fast (SIGINT) or at once, as though it had crashed (SIGQUIT). */
  halt: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Starts it again, at the same address and with the same data. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL of its own in a temporary folder: no set-up, no network, also as root (PostgreSQL itself
 * refuses root, so it then runs as nobody). Nothing survives `stop()`, hence nothing is synced.
 *
 * @param options.locale what counts as a letter; `C` knows those of ASCII alone
 */
export async function startPostgresCluster({ locale = 'C' } = {}): Promise<PostgresCluster> {
  const owner = await findOwner()
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const { initdb, postgres } = await preparePostgresBinaries(owner, folder)
  const data = path.join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: locale } }

  await run(
    spawn(
      initdb,
      ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--auth=trust', '--no-sync'],
      options,
    ),
  )
  const port = await findFreePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // A server takes up to twenty, a few servers work at one database, and three files of tests run at once.
    'max_connections=300',
    'fsync=off',
    'full_page_writes=off',
  ]
  const start = () =>
    spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], options)
  let server = start()
  async function halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server.exitCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  const killWithUs = () => server.kill('SIGQUIT')
  process.once('exit', killWithUs)
  await untilReady(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      server = start()
      await untilReady(server)
    },
    async stop() {
      process.off('exit', killWithUs)
      await halt('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findOwner(): Promise<ProcessOwner> {
  if (process.getuid?.() !== 0) return {}
  const accounts = await readFile('/etc/passwd', 'utf8')
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts)
  if (!nobody) throw new Error('PostgreSQL cannot run as root, and there is no account "nobody"')
  return { uid: Number(nobody[1]), gid: Number(nobody[2]) }
}

async function run(child: ChildProcess): Promise<void> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed (${String(code)}): ${output}`)
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** A port of the loopback address that nobody listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found')
  return address.port
}
