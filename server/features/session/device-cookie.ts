import { sessionLimits } from './session-limits.ts'

const name = 'device'
const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`)

/**
 * The cookie by which a browser that has signed in is known again at the sign-in, whatever network it is in. It opens
 * nothing: no call but the sign-in looks at it, and that one wants the password all the same.
 *
 * @param origin the site's own
 */
export function deviceCookie(device: string, origin: string): string {
  const seconds = sessionLimits.knownDevice / 1000
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${device}; Path=/api/Auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** @param cookies the Cookie header */
export function readDeviceCookie(cookies: string | undefined): string | undefined {
  return cookies?.match(pattern)?.[1]
}
