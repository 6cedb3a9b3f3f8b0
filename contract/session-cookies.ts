/** The cookies that hold the tokens, beside the store. */
export const sessionCookies = { accessToken: 'accessToken', refreshToken: 'refreshToken' } as const

const anyToken = /(?:^|;\s*)(?:access|refresh)Token=[^;]/

/** Whether a Cookie header, or a page's `document.cookie`, tells of a session. */
export function hasSessionCookie(cookies: string): boolean {
  return anyToken.test(cookies)
}
