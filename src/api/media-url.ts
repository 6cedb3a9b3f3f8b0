import { backendOrigin } from './backend-origin.ts'

const absolute = /^(?:https?:)?\/\/|^(?:data:image\/|blob:)/i
const otherScheme = /^[a-z][a-z\d+.-]*:/i

/**
 * A picture's address, with the backend's base address before a relative one (SECTION-7).
 * Anything with a scheme that is no picture's (`javascript:` and the like) becomes empty.
 */
export function mediaUrl(address: string): string {
  const trimmed = address.trim()
  if (trimmed === '' || absolute.test(trimmed)) return trimmed
  if (otherScheme.test(trimmed)) return ''
  return `${backendOrigin}${trimmed.startsWith('/') ? '' : '/'}${trimmed}`
}
