import { matchPrecache } from 'workbox-precaching'
import { pageSecurityPolicy } from '#contract/page-security-policy.ts'
import { shellFiles, shellOf } from '#contract/site-paths.ts'
import { keptPage } from './kept-pages.ts'

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/**
 * The kept page of an address, else the precached shell that it starts in, as the server would send them: with a
 * nonce of their own, because the app's styles need one and a kept copy's would be known.
 */
export async function answerPage(url: URL): Promise<Response> {
  const name = shellOf(url.pathname)
  const kept = await matchPrecache(shellFiles[name])
  // Thrown out by the browser for want of room: the network's page is as good.
  if (kept === undefined) throw new Error(`The shell ${name} is not in the cache`)
  const shell = await kept.text()
  const script = /\/assets\/index-[^"]+/.exec(shell)?.[0] ?? shell
  const page = await keptPage(url, script).catch(() => undefined)
  const nonce = createNonce()
  const html = (page ?? shell).replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`)
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pageSecurityPolicy(nonce),
    },
  })
}
