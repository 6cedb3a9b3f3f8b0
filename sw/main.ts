import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPagePath } from '#contract/site-paths.ts'
import { answerAsset, isAsset } from './assets.ts'
import { dropPagesOfOlderBuilds } from './kept-pages.ts'
import { answerDocument, answerPicture, isDocument, isPicture } from './media.ts'
import { listenToPages } from './messages.ts'
import { sendOutboxOnSync } from './outbox.ts'
import { answerPage } from './pages.ts'
import { answerSection, isSection } from './sections.ts'

interface BuiltFile {
  url: string
  revision: string | null
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

// What is asked for, and who answers it.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url }) => answerPage(url).catch(() => fetch(request)),
)
registerRoute(isSection, answerSection)
registerRoute(isPicture, answerPicture)
registerRoute(isDocument, answerDocument)
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
registerRoute(isAsset, answerAsset)

cleanupOutdatedCaches()
dropPagesOfOlderBuilds()
// A first visit is in good hands at once; a newer worker waits until someone agrees to it.
clientsClaim()
listenToPages()
sendOutboxOnSync()
