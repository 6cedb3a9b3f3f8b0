import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/**
 * Has a network that a test has switched off stay off: Chromium 150 lets a page that a service worker answers believe
 * itself online again from the second navigation on. Each page that is loaded meanwhile is told once more.
 */
export function stayOffline(context: BrowserContext): void {
  let offline = false
  const sessions = new Map<Page, Promise<CDPSession>>()
  const switchNetwork = context.setOffline.bind(context)

  const tell = async (page: Page) => {
    const session = sessions.get(page) ?? context.newCDPSession(page)
    sessions.set(page, session)
    await (
      await session
    ).send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }

  context.setOffline = async (next) => {
    offline = next
    await switchNetwork(next)
    await Promise.all([...sessions.keys()].filter((page) => !page.isClosed()).map(tell))
  }
  context.on('page', (page) =>
    page.on('domcontentloaded', () => {
      // A page that is closed meanwhile needs to hear nothing.
      if (offline) tell(page).catch(() => undefined)
    }),
  )
}
