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
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-nginx-'))
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const file = path.join(folder, 'nginx.conf')
  for (const name of ['body', 'proxy', 'other']) await mkdir(path.join(folder, name))
  await writeFile(file, configuration(folder, port, servers))
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')])
  const ended = once(nginx, 'exit')

  const worker = async () => {
    const answer = await fetch(`${address}/-/worker`).catch(() => undefined)
    return answer?.ok ? Number(await answer.text()) : undefined
  }
  let current = await untilKnown(worker)

  return {
    address,
    /** Hands requests to these servers from now on; returns once no request goes to another. */
    async use(changed: readonly string[]) {
      await writeFile(file, configuration(folder, port, changed))
      nginx.kill('SIGHUP')
      const former = current
      while (current === former) current = await untilKnown(worker)
      while (isAlive(former)) await setTimeout(20)
    },
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, servers: readonly string[]): string {
  const upstream = servers.map(
    (server) => `server ${new URL(server).host} max_fails=1 fail_timeout=1s;`,
  )
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
  # A client that keeps a connection may send on it while a reload closes it.
  keepalive_timeout 0;
  client_max_body_size 64m;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/other;
  uwsgi_temp_path ${folder}/other;
  scgi_temp_path ${folder}/other;
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
