/** Hosts of the push services of Chrome and Edge, Firefox, Edge and Safari; below a leading dot any. */
const hosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

/**
 * Tells whether an address is one of a push service. The server would send to any address that staff name, so it takes
 * none but those (SAFE-10).
 *
 * @param own the origin of a service of one's own, from `PUSH_SERVICE`
 */
export function isPushService(endpoint: string, own: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, origin, username } = new URL(endpoint)
  if (username !== '') return false
  if (origin === own) return true
  const isKnown = hosts.some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known,
  )
  return protocol === 'https:' && isKnown
}
