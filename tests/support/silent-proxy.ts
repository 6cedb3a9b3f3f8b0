import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A network between a server and its PostgreSQL that can lose everything on the way. */
export interface SilentProxy {
  /** The database's address through the proxy. */
  url: string
  /** From now on takes bytes in and passes none on: over the connections that there are, or over new ones too. */
  silence: (which: 'existing' | 'all') => void
  /** Passes on what comes over new connections. */
  restore: () => void
  close: () => Promise<void>
}

export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let silencesNew = false

  function pass(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!silent.has(from) && to.writable) to.write(bytes)
    })
    // A silent connection is not ended either.
    from.on('end', () => silent.has(from) || to.end())
    from.on('error', () => from.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (!silent.has(from)) to.destroy()
    })
  }

  const server = createServer({ allowHalfOpen: true }, (inside) => {
    const outside = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    if (silencesNew) silent.add(inside).add(outside)
    pass(inside, outside)
    pass(outside, inside)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  if (typeof address === 'object' && address) url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    silence(which) {
      for (const socket of sockets) silent.add(socket)
      silencesNew = which === 'all'
    },
    restore() {
      silencesNew = false
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
