/** Reads the token of a mailed link. It stands behind '#', where no server and no log sees it. */
export function readLinkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}
