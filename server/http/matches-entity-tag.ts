/** True when an If-None-Match header names this entity tag, by the weak comparison (RFC 9110, 13.1.2). */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag)
}
