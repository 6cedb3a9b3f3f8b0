import { fullRun } from '#tests/support/site.ts'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../../scripts/test/find-browser.mjs'
import { expect, test } from '#tests/support/offline.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

/** Installing is not offered in private windows, so this browser keeps a profile of its own. */
async function withProfile(
  options: Parameters<typeof chromium.launchPersistentContext>[1],
  folder: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, options)
  try {
    await use(context)
  } finally {
    await context.close()
  }
}

for (const language of variantsOf(['ar', 'en'] as const)) {
  // INSTALL-1
  test(`two apps can be installed, ${language}`, fullRun, async ({ site, launchOptions }, info) => {
    // Only a browser with a screen of its own installs apps.
    const whole = findBrowser()
    const options = { ...launchOptions, ...(whole && { executablePath: whole }) }
    await withProfile(options, info.outputPath('profile'), async (context) => {
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      const apps: string[] = []
      for (const path of ['/', '/admin/']) {
        await page.goto(`${site.address}${path}?lang=${language}`)
        // A guest is led on to the sign-in.
        await expect(page.getByRole('main')).toBeVisible()
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        const { appId } = await devTools.send('Page.getAppId')
        apps.push(appId?.replace(site.address, '') ?? '')
        const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
        expect(installabilityErrors).toEqual([])
        const { errors, data } = await devTools.send('Page.getAppManifest')
        expect(errors).toEqual([])
        expect(JSON.parse(data ?? '{}')).toMatchObject({
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          start_url: path,
          scope: path,
        })
      }
      expect(apps).toEqual(['/', '/admin/'])
    })
  })
}

// INSTALL-1
test('everything that the manifests name is there', async ({ request }) => {
  for (const name of ['site.ar', 'site.en', 'admin.ar', 'admin.en']) {
    const answer = await request.get(`/manifests/${name}.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { icons, screenshots = [], shortcuts, ...app } = await answer.json()
    const [kind, language] = name.split('.')
    expect(app).toMatchObject({
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      display: 'standalone',
      ...(kind === 'admin' && { start_url: '/admin/', scope: '/admin/' }),
    })
    const files = [
      ...icons,
      ...screenshots,
      ...shortcuts.flatMap((each: { icons: unknown[] }) => each.icons),
    ]
    for (const { src } of files) expect((await request.get(src)).status(), src).toBe(200)
  }
})
