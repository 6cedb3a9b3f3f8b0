import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between two looks at each server's `/readyz`. */
const lookEvery = 100

/**
 * A proxy that hands requests to several servers in turn, over connections that it keeps open, and leaves out those
 * whose `/readyz` does not say 200. It tries no request twice.
 *
 * @param servers their addresses; what is changed in the list counts at once
 */
export async function startProxy(servers: string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0

  const look = async () => {
    for (const address of servers) {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined)
      await answer?.text().catch(() => undefined)
      if (answer?.status === 200) ready.add(address)
      else ready.delete(address)
    }
  }
  let looks = look()
  const timer = setInterval(() => {
    looks = looks.then(look)
  }, lookEvery)

  const proxy = createServer((incoming, outgoing) => {
    const usable = servers.filter((address) => ready.has(address))
    const server = usable[turn++ % usable.length]
    if (server === undefined) return void outgoing.writeHead(502).end('no server is ready')
    const { method, url, headers } = incoming
    const onward = request(`${server}${url}`, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', (error) => outgoing.writeHead(502).end(error.message))
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}`,
    /** True while it hands requests to this server. */
    uses: (address: string) => ready.has(address),
    stop: async () => {
      clearInterval(timer)
      await looks
      agent.destroy()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
