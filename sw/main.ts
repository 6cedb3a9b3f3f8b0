import { clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPagePath } from '#contract/site-paths.ts'
import { answerAsset, isAsset } from './assets.ts'
import { precachedFiles } from './build-files.ts'
import { answerDocument, answerPicture, isDocument, isPicture } from './media.ts'
import { listenToPages } from './messages.ts'
import { continueCopyOnSync } from './offline-copy.ts'
import { sendOutboxOnSync } from './outbox.ts'
import { ownAnswersOnly } from './own-answers.ts'
import { answerPage } from './pages.ts'
import { showPushMessages } from './push.ts'
import { answerSection, isSection } from './sections.ts'
import { installWhole } from './updates.ts'

// Each kind of request, and its answer.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url }) => answerPage(url).catch(() => fetch(request)),
)
registerRoute(isSection, answerSection)
registerRoute(isPicture, answerPicture)
registerRoute(isDocument, answerDocument)
addPlugins([ownAnswersOnly])
precacheAndRoute(precachedFiles, { directoryIndex: '', cleanURLs: false })
registerRoute(isAsset, answerAsset)

cleanupOutdatedCaches()
installWhole()
// The first worker takes over its page at once; a newer worker waits until the user agrees to it.
clientsClaim()
listenToPages()
sendOutboxOnSync()
continueCopyOnSync()
showPushMessages()
