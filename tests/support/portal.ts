import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

const page =
  '<!doctype html><html><title>Portal</title><body>Please sign in to the network.</body></html>'

/** A portal between a visitor and the server answers for it, whatever was asked. */
const answers = {
  'a page': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  'a redirect to its sign-in': (request, response) =>
    request.url === '/portal'
      ? response.writeHead(200, { 'content-type': 'text/html' }).end(page)
      : response.writeHead(302, { location: '/portal' }).end(),
  JSON: (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'login_required' })),
} satisfies Record<string, RequestListener>

export type PortalKind = keyof typeof answers
export const portalKinds = Object.keys(answers) as PortalKind[]

/** Answers every request at this port. @returns a function that ends it */
export async function startPortal(kind: PortalKind, port: number): Promise<() => Promise<void>> {
  const server = createServer(answers[kind]).listen(port, 'localhost')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
