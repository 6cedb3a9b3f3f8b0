import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from './postgres-cluster.ts'

/** True where Debian's `nginx-light` or another nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/**
 * A real nginx in front of several servers, which gets its requests in turn. It tries another server where one does not
 * take a connection, and repeats no request that may have been read.
 */
export async function startNginx(servers: readonly string[]) {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const { write, nginx, stop } = await runNginx(() => inTurn(port, servers))

  const worker = async () => {
    const answer = await fetch(`${address}/-/worker`).catch(() => undefined)
    return answer?.ok ? Number(await answer.text()) : undefined
  }
  let current = await untilKnown(worker)

  return {
    address,
    /** Hands requests to these servers from now on; returns once no request goes to another. */
    async use(changed: readonly string[]) {
      await write(inTurn(port, changed))
      nginx.kill('SIGHUP')
      const former = current
      while (current === former) current = await untilKnown(worker)
      while (isAlive(former)) await setTimeout(20)
    },
    stop,
  }
}

/**
 * A real nginx with a folder of its own.
 *
 * @param site what its `http` block holds, beside where it keeps its files; it gets the folder
 */
export async function runNginx(site: (folder: string) => Promise<string> | string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  for (const name of ['body', 'proxy', 'other']) await mkdir(path.join(folder, name))
  const write = (text: string) => writeFile(file, configuration(folder, text))
  await write(await site(folder))
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')])
  const ended = once(nginx, 'exit')
  return {
    write,
    nginx,
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function inTurn(port: number, servers: readonly string[]): string {
  const upstream = servers.map(
    (server) => `server ${new URL(server).host} max_fails=1 fail_timeout=1s;`,
  )
  return `
  # A client that keeps a connection may send on it while a reload closes it.
  keepalive_timeout 0;
  client_max_body_size 64m;
  upstream site { ${upstream.join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location = /-/worker { return 200 "$pid"; }
    location / {
      proxy_pass http://site;
      proxy_connect_timeout 1s;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
`
}

function configuration(folder: string, http: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/other;
  uwsgi_temp_path ${folder}/other;
  scgi_temp_path ${folder}/other;
  ${http}
}
`
}

async function untilKnown(ask: () => Promise<number | undefined>): Promise<number> {
  for (;;) {
    const known = await ask()
    if (known !== undefined) return known
    await setTimeout(20)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
