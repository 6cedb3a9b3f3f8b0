import { useHydrated } from '#src/hydration/use-hydrated.ts'

/** Reads the token of a mailed link. It stands behind '#', where no server and no log sees it. */
function readLinkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}

/** The token as a form sends it. */
export const linkToken = () => ({ token: readLinkToken() })

/** False where the address has no token; true until the page is taken over, since the server is not told it. */
export function useHasLink(): boolean {
  return !useHydrated() || readLinkToken() !== ''
}
