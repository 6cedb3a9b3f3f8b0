import { matchPrecache } from 'workbox-precaching'
import { pageSecurityPolicy } from '#contract/page-security-policy.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/**
 * A precached shell as the server would send it: with a nonce of its own, because the app's styles need one and a
 * kept copy's would be known.
 */
export async function answerWithShell(name: ShellName): Promise<Response> {
  const kept = await matchPrecache(shellFiles[name])
  // Thrown out by the browser for want of room: the network's page is as good.
  if (kept === undefined) throw new Error(`The shell ${name} is not in the cache`)
  const nonce = createNonce()
  const html = (await kept.text()).replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`)
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pageSecurityPolicy(nonce),
    },
  })
}
