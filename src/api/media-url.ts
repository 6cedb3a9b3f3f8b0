/** Where the API's files live; empty where site and API share an address, as they do unless told otherwise. */
const backendOrigin = import.meta.env.VITE_BACKEND_ORIGIN ?? ''

const absolute = /^(?:https?:)?\/\/|^(?:data:image\/|blob:)/i
const otherScheme = /^[a-z][a-z\d+.-]*:/i

/**
 * A picture's address, with the backend's base address before a relative one (spec sections 3 and 7).
 * Anything with a scheme that is no picture's (`javascript:` and the like) becomes empty.
 */
export function mediaUrl(address: string): string {
  const trimmed = address.trim()
  if (trimmed === '' || absolute.test(trimmed)) return trimmed
  if (otherScheme.test(trimmed)) return ''
  return `${backendOrigin}${trimmed.startsWith('/') ? '' : '/'}${trimmed}`
}
