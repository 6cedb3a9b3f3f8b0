import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The site over a line that stops in the middle of a page.
 *
 * @param target the site's address
 * @param last the end of what comes of a page at first
 */
export async function startPausedSite(target: string, last: string) {
  const { hostname } = new URL(target)
  let goOn = () => {}
  const asked = new Promise<void>((resolve) => (goOn = resolve))
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', target))
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      let bytes = Buffer.from(await answer.arrayBuffer())
      const place = type.startsWith('text/html') ? bytes.indexOf(last) : -1
      if (place >= 0) {
        response.write(bytes.subarray(0, place + last.length))
        await asked
        bytes = bytes.subarray(place + last.length)
      }
      response.end(bytes)
    })()
  }).listen(0, hostname)
  await once(server, 'listening')
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    goOn,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
