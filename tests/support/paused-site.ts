import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** @returns the place of the first block from `least` on, or -1 */
function endOfPiece(bytes: Buffer, least: number): number {
  const found = bytes
    .toString('latin1')
    .slice(least)
    .search(/<(?:div|dl|h\d|li|ol|p|picture|section|ul)\b/)
  return found < 0 ? -1 : least + found
}

/**
 * The site over a line that stops in the middle of a page.
 *
 * @param target the site's address
 * @param last the end of what comes of a page at first
 * @param pieces in how many pieces the rest comes, each when it is asked for; they end between blocks
 */
export async function startPausedSite(target: string, last: string, pieces = 1) {
  const { hostname } = new URL(target)
  let goOn = () => {}
  let more = true
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', target))
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      let bytes = Buffer.from(await answer.arrayBuffer())
      const place = request.headers['sec-fetch-mode'] === 'navigate' ? bytes.indexOf(last) : -1
      let end = place + Buffer.byteLength(last)
      const step = Math.ceil((bytes.length - end) / pieces)
      while (place >= 0 && end > 0) {
        const asked = new Promise<void>((resolve) => (goOn = resolve))
        response.write(bytes.subarray(0, end))
        await asked
        bytes = bytes.subarray(end)
        end = endOfPiece(bytes, step)
        more = end > 0
      }
      response.end(bytes)
    })()
  }).listen(0, hostname)
  await once(server, 'listening')
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    /** @returns whether there is more to ask for */
    goOn() {
      goOn()
      return more
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
