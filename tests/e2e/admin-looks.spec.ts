import type { Locator } from '@playwright/test'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    projects: 'المشاريع',
    kind: 'تعديل المشروع',
    project: 'تهوية أنفاق مترو سهم',
    search: 'بحث',
    clear: 'مسح البحث',
    aligned: 'end',
    account: 'حسابك',
    signOut: 'تسجيل الخروج',
    forgot: 'هل نسيت كلمة المرور؟',
    mirrored: 'matrix(-1, 0, 0, 1, 0, 0)',
    groups: ['المشروع', 'قصة المشروع', 'المنتجات والخدمات', 'الصور'],
  },
  en: {
    projects: 'Projects',
    kind: 'Edit the project',
    project: 'Tunnel ventilation for Metro Sahm',
    search: 'Search',
    clear: 'Clear the search',
    aligned: 'start',
    account: 'Your account',
    signOut: 'Sign out',
    forgot: 'Forgot your password?',
    mirrored: 'none',
    groups: ['Project', 'Case study', 'Products and services', 'Pictures'],
  },
} as const

/** Pixels from the page's start to what a part shows. */
function startOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const shown = document.createRange()
    shown.selectNodeContents(element)
    const { left, right } = shown.getBoundingClientRect()
    return document.dir === 'rtl' ? innerWidth - right : left
  })
}

/** The transform of the nearest part that has one, up to the button. */
function mirroringOf(icon: Locator): Promise<string> {
  return icon.evaluate((element) => {
    for (
      let part: Element | null = element;
      part && !part.matches('button');
      part = part.parentElement
    ) {
      const { transform } = getComputedStyle(part)
      if (transform !== 'none') return transform
    }
    return 'none'
  })
}

for (const language of behaviourIn('ar')) {
  const text = words[language]

  test.describe(`looks of the back office, ${language}`, () => {
    test.use({ language })
    test.beforeEach(({ page, site }) => signIn(page, site))

    test(
      'a record is headed by its name, its kind and the way back above it',
      fullRun,
      async ({ page }) => {
        await page.goto('/admin/projects')
        await page.getByRole('main').locator('a[href*="/edit/"]').first().click()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(text.project)
        await expect(page).toHaveTitle(new RegExp(`^${text.project} `))
        const back = page.getByRole('main').getByRole('link', { name: text.projects })
        const kind = page.getByText(text.kind, { exact: true })
        const [backBox, kindBox, headingBox] = await Promise.all(
          [back, kind, heading].map((part) => part.boundingBox()),
        )
        expect(backBox?.y).toBeLessThan(kindBox?.y ?? 0)
        expect(kindBox?.y).toBeLessThan(headingBox?.y ?? 0)

        const year = page.locator('input[inputmode="numeric"]').first()
        // Under its label: at the right in Arabic, at the left in English.
        await expect(year).toHaveCSS('direction', 'ltr')
        await expect(year).toHaveCSS('text-align', text.aligned)

        // A text in a language keeps its own side.
        await expect(page.locator('[name="title.en"]')).toHaveCSS('text-align', 'start')

        const groups = page.getByRole('main').getByRole('heading', { level: 2 })
        await expect(groups).toHaveText(text.groups)
        await page.setViewportSize({ width: 1440, height: 900 })
        const widthOf = async (name: string) => {
          const box = await page.locator(`[name="${name}"]`).boundingBox()
          return box?.width ?? 0
        }
        expect((await widthOf('year')) * 1.5).toBeLessThan(await widthOf('title.ar'))
        await back.click()
        await expect(heading).toHaveText(text.projects)
      },
    )

    test(
      'a way back begins at the edge of its heading, and the sign-out points out of the page',
      fullRun,
      async ({ page }) => {
        await page.goto('/admin/projects')
        await page.getByRole('main').locator('a[href*="/edit/"]').first().click()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(text.project)
        const back = page.getByRole('main').getByRole('link', { name: text.projects })
        expect(Math.abs((await startOf(back)) - (await startOf(heading)))).toBeLessThan(4)
        await page.getByRole('button', { name: text.account }).click()
        const icon = page.getByRole('button', { name: text.signOut }).locator('svg')
        expect(await mirroringOf(icon)).toBe(text.mirrored)
      },
    )

    test(
      'a search is cleared by its own button; pictures of a list have no bars',
      fullRun,
      async ({ page }) => {
        await page.goto('/admin/projects')
        const picture = page.getByRole('main').locator('img').first()
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) => {
              const { width, height } = image.getBoundingClientRect()
              return Math.abs(width / height - image.naturalWidth / image.naturalHeight)
            }),
          )
          .toBeLessThan(0.05)
        const search = page.getByRole('searchbox', { name: text.search })
        const clear = page.getByRole('button', { name: text.clear })
        await expect(clear).toHaveCount(0)
        await search.fill('zzz')
        await expect(page).toHaveURL(/search=zzz/)
        await clear.click()
        await expect(search).toHaveValue('')
        await expect(search).toBeFocused()
        await expect(page).not.toHaveURL(/search=/)
      },
    )
  })

  test(
    `the way to a new password begins where the form does, ${language}`,
    fullRun,
    async ({ browser, site }) => {
      const page = await browser.newPage({ baseURL: site.address })
      await page.goto(`/login?lang=${language}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const way = page.getByRole('link', { name: text.forgot })
      expect(Math.abs((await startOf(way)) - (await startOf(heading)))).toBeLessThan(4)
      // An address in Latin letters stands under its label too.
      await expect(page.locator('input[inputmode="email"]')).toHaveCSS('text-align', text.aligned)
      await page.close()
    },
  )
}
