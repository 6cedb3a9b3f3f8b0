import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('../../sample/content/clients.ts')} */
const { clients } = await tsImport('../../sample/content/clients.ts', import.meta.url)

/**
 * The name under which the site shows a client.
 *
 * @param {string} picture key of the client's mark
 */
export function clientNames(picture) {
  const client = clients.find((known) => known.picture === picture)
  if (!client) throw new Error(`No client has the mark ${picture}`)
  return client.title
}
