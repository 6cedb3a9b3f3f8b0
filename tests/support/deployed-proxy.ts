import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from './postgres-cluster.ts'
import { hasNginx, runNginx } from './nginx.ts'

/** A proxy that runs with the file of `deploy/` for it, in front of one server. */
export interface DeployedProxy {
  /** Ports of 127.0.0.1 for http and https; the certificate is its own. */
  http: number
  https: number
  stop: () => Promise<void>
}

/** The name of the site in the files of `deploy/`. */
export const siteName = 'site.example'

/** @param server the address of a server */
export type StartProxy = (server: string) => Promise<DeployedProxy>

/** The proxies that there are files for, and whether they are installed here. */
export const deployedProxies: [name: string, isHere: boolean, start: StartProxy][] = [
  ['nginx', hasNginx, startDeployedNginx],
  ['caddy', spawnSync('caddy', ['version']).error === undefined, startDeployedCaddy],
]

async function startDeployedNginx(server: string): Promise<DeployedProxy> {
  const [http, https] = [await findFreePort(), await findFreePort()]
  const { stop } = await runNginx(async (folder) => {
    await makeCertificate(folder)
    const file = await readFile('deploy/nginx.conf', 'utf8')
    return put(file, [
      ['/etc/ssl/site.example', folder],
      ['server 127.0.0.1:8080;', `server ${new URL(server).host};`],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
      ['listen [::]:443 ssl http2;', ''],
    ])
  })
  await untilListening(http, https)
  return { http, https, stop }
}

async function startDeployedCaddy(server: string): Promise<DeployedProxy> {
  const [http, https] = [await findFreePort(), await findFreePort()]
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-caddy-'))
  await makeCertificate(folder)
  const file = path.join(folder, 'Caddyfile')
  const options = `{
	admin off
	default_bind 127.0.0.1
	http_port ${http}
	https_port ${https}
	skip_install_trust
	storage file_system ${folder}
}
`
  const site = put(await readFile('deploy/Caddyfile', 'utf8'), [
    ['/etc/ssl/site.example', folder],
    ['127.0.0.1:8080', new URL(server).host],
  ])
  await writeFile(file, options + site)
  const env = { PATH: process.env['PATH'], HOME: folder }
  const config = ['--config', file, '--adapter', 'caddyfile']
  await promisify(execFile)('caddy', ['validate', ...config], { env })
  const caddy = spawn('caddy', ['run', ...config], { env, stdio: 'ignore' })
  const ended = once(caddy, 'exit')
  await untilListening(http, https)
  return {
    http,
    https,
    async stop() {
      caddy.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Puts a test's own places into a file of `deploy/`, each of which it must name. */
function put(file: string, places: [there: string, here: string][]): string {
  return places.reduce((text, [there, here]) => {
    if (!text.includes(there)) throw new Error(`The file has no '${there}'`)
    return text.replaceAll(there, () => here)
  }, file)
}

async function untilListening(...ports: number[]): Promise<void> {
  for (const port of ports) while (!(await isListening(port))) await setTimeout(20)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = once(socket, 'connect').then(
    () => true,
    () => false,
  )
  return isOpen.finally(() => socket.destroy())
}

async function makeCertificate(folder: string): Promise<void> {
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ])
}
