import type { Tokens } from '#contract/auth.ts'
import { sessionCookies, tokenIn } from '#contract/session-cookies.ts'

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; samesite=lax${secure}`
}

/** The tokens of the session, as any tab left them; each is there or not. */
export function readSessionCookies(): Partial<Tokens> {
  const accessToken = tokenIn(document.cookie, 'accessToken')
  const refreshToken = tokenIn(document.cookie, 'refreshToken')
  return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) }
}

/** Keeps tokens until the browser closes (SESSION-2); one that is left out stays as it is. */
export function writeSessionCookies({ accessToken, refreshToken }: Partial<Tokens>): void {
  if (accessToken !== undefined) write(sessionCookies.accessToken, accessToken)
  if (refreshToken !== undefined) write(sessionCookies.refreshToken, refreshToken)
}

export function clearSessionCookies(): void {
  for (const name of Object.values(sessionCookies))
    document.cookie = `${name}=; path=/; samesite=lax; max-age=0`
}
