import { matchPrecache } from 'workbox-precaching'
import { pageHeaders } from '#contract/page-headers.ts'
import { shellFiles, shellOf } from '#contract/site-paths.ts'
import { startFile } from './build-files.ts'
import { cachedPage } from './rendered-pages.ts'

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/**
 * The cached home page, else the precached shell that an address starts in, as the server would send them: with a
 * nonce of their own, because the app's styles need one and a cached one would be known.
 */
export async function answerPage(url: URL): Promise<Response> {
  const name = shellOf(url.pathname)
  const shell = await (await matchPrecache(shellFiles[name]))?.text()
  // The browser removed it for want of room, or it is not our server's: the network's page is as good.
  if (shell?.includes(startFile) !== true) throw new Error(`The shell ${name} is not in the cache`)
  const text = (await cachedPage(url).catch(() => undefined)) ?? shell
  const nonce = createNonce()
  const html = text.replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...pageHeaders(nonce) },
  })
}
