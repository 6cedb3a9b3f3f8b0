import { clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { isPagePath } from '#contract/site-paths.ts'
import { answerAsset, isAsset } from './assets.ts'
import { answerDocument, answerPicture, isDocument, isPicture } from './media.ts'
import { listenToPages } from './messages.ts'
import { continueCopyOnSync } from './offline-copy.ts'
import { sendOutboxOnSync } from './outbox.ts'
import { answerPage } from './pages.ts'
import { isPrecached, precache } from './precache.ts'
import { showPushMessages } from './push.ts'
import { answerSection, isSection } from './sections.ts'
import { installWhole } from './updates.ts'

declare const self: ServiceWorkerGlobalScope

/** Each kind of request, and its answer. */
const routes: [isAsked: (url: URL, request: Request) => boolean, answer: RouteHandlerCallback][] = [
  [
    ({ pathname }, { mode }) => mode === 'navigate' && isPagePath(pathname),
    ({ request, url }) => answerPage(url).catch(() => fetch(request)),
  ],
  [isSection, answerSection],
  [isPicture, answerPicture],
  [isDocument, answerDocument],
  [isPrecached, precache.strategy.handle.bind(precache.strategy)],
  [isAsset, answerAsset],
]

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const [, answer] = routes.find(([isAsked]) => isAsked(url, request)) ?? []
  if (answer) event.respondWith(answer({ event, request, url }))
})

installWhole()
// The first worker takes over its page at once; a newer worker waits until the user agrees to it.
clientsClaim()
listenToPages()
sendOutboxOnSync()
continueCopyOnSync()
showPushMessages()
