/** The site as passkeys know it: they are made for one host, and work at no other (SESSION-38). */
export interface RelyingParty {
  id: string
  origin: string
}

/** @param origin the site's own, never what a request says of its host */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin }
}
