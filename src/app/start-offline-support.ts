import { hasSessionCookie } from '#contract/session-cookies.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { adoptLateSections, storePageSections } from '#src/api/store-sections.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { answerOtherTabs } from '#src/pwa/other-tabs.ts'
import { mayHoldPrivate } from '#src/pwa/private-storage.ts'
import { tellEndedSessions } from '#src/pwa/end-session.ts'
import { reportVisit } from '#src/pwa/visits/report-visit.ts'
import { registerWorker } from '#src/pwa/register-worker.ts'
import { prefetchContent } from '#src/pwa/prefetch-content.ts'
import type { App } from './create-app.ts'

/**
 * A sign-out whose purge was cut short, or a session that went with its cookies: what this device still holds of it
 * goes at the next start, wherever that is (OFFLINE-17). The code for it is the back office's.
 */
async function finishSignOut(): Promise<void> {
  if (hasSessionCookie(document.cookie) || !mayHoldPrivate()) return
  // If the code cannot be had now, the mark stays for the next start.
  const backOffice = await importOrNothing(() => import('./back-office.ts'))
  await backOffice?.closeUserScope()
}

/**
 * Everything that makes the next visit independent of the network; begun once the page is quiet.
 *
 * @param cameWithContent whether the page arrived rendered, with its sections inside
 */
export async function startOfflineSupport(
  { queryClient, api: { language } }: App,
  cameWithContent: boolean,
): Promise<void> {
  reportVisit(queryClient)
  answerOtherTabs()
  void finishSignOut()
  // The client of the present session would send that session's token.
  tellEndedSessions(createApiClient(language))
  adoptLateSections(queryClient)
  // Their code must be here before the network goes.
  void importOrNothing(() => import('#src/features/offline/connection-notices.tsx'))
  if (cameWithContent) void storePageSections(queryClient, language)
  if (!('serviceWorker' in navigator)) return
  try {
    await registerWorker()
    await prefetchContent(language)
  } catch (cause) {
    // Blocked or broken: the site works as it does without a worker.
    // oxlint-disable-next-line no-console
    console.warn('no service worker', cause)
  }
}
