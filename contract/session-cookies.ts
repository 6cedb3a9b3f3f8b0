/** Where the tokens are held, beside the store (spec sections 3 and 9). */
export const sessionCookies = { accessToken: 'accessToken', refreshToken: 'refreshToken' } as const

const anyToken = /(?:^|;\s*)(?:access|refresh)Token=[^;]/

/** Whether a Cookie header, or a page's `document.cookie`, tells of a session. */
export function hasSessionCookie(cookies: string): boolean {
  return anyToken.test(cookies)
}
