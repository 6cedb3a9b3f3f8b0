/** The cookies that hold the tokens, beside the store (SESSION-2). */
export const sessionCookies = { accessToken: 'accessToken', refreshToken: 'refreshToken' } as const

const anyToken = /(?:^|;\s*)(?:access|refresh)Token=[^;]/

/** @returns true where a Cookie header, or a page's `document.cookie`, has the cookies of a session */
export function hasSessionCookie(cookies: string): boolean {
  return anyToken.test(cookies)
}

/** A token, as a Cookie header or a page's `document.cookie` holds it. */
export function tokenIn(cookies: string, name: keyof typeof sessionCookies): string | undefined {
  return new RegExp(`(?:^|;\\s*)${sessionCookies[name]}=([^;]+)`).exec(cookies)?.[1]
}
