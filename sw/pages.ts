import { matchPrecache } from 'workbox-precaching'
import { pageHeaders } from '#contract/page-headers.ts'
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
  const [shell, page] = await Promise.all([
    matchPrecache(shellFiles[name]).then((kept) => kept?.text()),
    keptPage(url).catch(() => undefined),
  ])
  // Thrown out by the browser for want of room: the network's page is as good.
  if (shell === undefined) throw new Error(`The shell ${name} is not in the cache`)
  const script = /\/assets\/index-[^"]+/.exec(shell)?.[0] ?? shell
  // The scripts of an older or newer build's page are not in the precache.
  const text = page?.includes(script) === true ? page : shell
  const nonce = createNonce()
  const html = text.replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...pageHeaders(nonce) },
  })
}
