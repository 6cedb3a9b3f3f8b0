import { adoptLateSections, storePageSections } from '#src/api/keep-sections.ts'
import { answerOtherTabs } from '#src/pwa/other-tabs.ts'
import { registerWorker } from '#src/pwa/register-worker.ts'
import { warmContent } from '#src/pwa/warm-content.ts'
import type { App } from './create-app.ts'

/**
 * Everything that makes the next visit independent of the network; begun once the page is quiet.
 *
 * @param cameWithContent whether the page arrived rendered, with its sections inside
 */
export async function keepForOffline(
  { queryClient, language }: App,
  cameWithContent: boolean,
): Promise<void> {
  answerOtherTabs()
  adoptLateSections(queryClient)
  // Their code must be here before the network goes.
  void import('#src/features/offline/connection-notices.tsx').catch(() => undefined)
  if (cameWithContent) void storePageSections(queryClient, language)
  if (!('serviceWorker' in navigator)) return
  try {
    await registerWorker()
    await warmContent(language)
  } catch (cause) {
    // Blocked or broken: the site works as it does without a worker.
    // eslint-disable-next-line no-console
    console.warn('no service worker', cause)
  }
}
