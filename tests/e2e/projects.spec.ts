import { openShell } from '#tests/support/open-shell.ts'
import { anyWidth, anyWidthFullRun, expect, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    title: 'المشاريع',
    search: 'ابحث في المشاريع',
    sector: 'القطاع',
    transport: 'النقل',
    year: 'السنة',
    clear: 'إزالة عوامل التصفية',
    all: '9 مشاريع',
    one: 'مشروع واحد',
    none: 'لا نتائج تطابق اختيارك.',
    typed: 'انفاق',
    tunnel: 'تهوية أنفاق مترو سهم',
    next: 'كهرباء وتبريد مركز بيانات ركن',
    description:
      'ثماني وأربعون مروحة نفاثة من تصنيعنا تحمي 5.2 كيلومتر من أنفاق المترو، وتعكس اتجاه الهواء في 48 ثانية.',
    challenge: 'التحدي',
    enlarge: /^تكبير الصورة/,
    toolbar: 'معاينة الصور',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    rotate: 'تدوير مع عقارب الساعة',
    nextPicture: 'الصورة التالية',
    firstPicture: 'وحدات مناولة هواء على جانبي ممر في غرفة خدمات',
    secondPicture: 'وحدة مناولة هواء تحت مجرى هواء دائري',
    whatsApp: 'اسأل عبر واتساب',
    notFound: 'الصفحة غير موجودة',
    error: 'خطأ في الخادم: 503. يرجى المحاولة لاحقاً.',
    retry: 'إعادة المحاولة',
    empty: 'لا توجد مشاريع لعرضها الآن.',
    towardsNext: 'ArrowLeft',
  },
  en: {
    title: 'Projects',
    search: 'Search the projects',
    sector: 'Sector',
    transport: 'Transport',
    year: 'Year',
    clear: 'Clear filters',
    all: '9 projects',
    one: '1 project',
    none: 'Nothing matches your choice.',
    typed: 'TUNNEL ventilation',
    tunnel: 'Tunnel ventilation for Metro Sahm',
    next: 'Power and cooling for Rukn Data Centre',
    description:
      'Forty-eight jet fans, built in our factory, protect 5.2 km of metro tunnel and reverse the airflow in 48 seconds.',
    challenge: 'The challenge',
    enlarge: /^Enlarge the picture/,
    toolbar: 'Picture preview',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotate: 'Rotate clockwise',
    nextPicture: 'Next picture',
    firstPicture: 'Air handling units on both sides of an aisle in a plant room',
    secondPicture: 'Air handling unit below a round duct',
    whatsApp: 'Ask on WhatsApp',
    notFound: 'Page not found',
    error: 'Server error: 503. Please try again later.',
    retry: 'Try again',
    empty: 'There are no projects to show at the moment.',
    towardsNext: 'ArrowRight',
  },
} as const

const tunnel = '/projects/metro-sahm-tunnels'
const hospital = '/projects/rayhana-hospital'

/** However its figures are kept together. */
const wholeText = (text: string) => new RegExp(text.replaceAll('.', '\\.').replaceAll(' ', '\\s'))

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`projects, ${language}`, () => {
    test.use({ language })

    // PROJECT-1
    test('sector, year and a search narrow the list and stay in the address', async ({ page }) => {
      await page.goto('/projects')
      const main = page.getByRole('main')
      const cards = main.getByRole('listitem').getByRole('heading', { level: 2 })
      await expect(main.getByText(text.all)).toBeVisible()
      await expect(cards).toHaveCount(9)

      await main.getByLabel(text.sector).selectOption({ label: text.transport })
      await expect(page).toHaveURL(/\/projects\?sector=transport$/)
      await expect(main.getByText(text.one, { exact: true })).toBeVisible()
      await expect(cards).toHaveText([text.tunnel])

      await main.getByRole('button', { name: text.clear }).click()
      await expect(page).toHaveURL(/\/projects$/)
      await expect(cards).toHaveCount(9)

      await main.getByLabel(text.year).selectOption('2019')
      await expect(page).toHaveURL(/\/projects\?year=2019$/)
      await expect(cards).toHaveCount(1)
      await main.getByLabel(text.search).fill(text.typed)
      await expect(main.getByText(text.none)).toBeVisible()
      await main.getByLabel(text.year).selectOption('')
      await expect(cards.first()).toHaveText(text.tunnel)
    })

    // PROJECT-1
    test(
      'an address with filters opens with them, and goes back to all',
      anyWidthFullRun,
      async ({ page }) => {
        await page.goto(`/projects?sector=transport&q=${encodeURIComponent(text.typed)}`)
        const main = page.getByRole('main')
        const cards = main.getByRole('listitem').getByRole('heading', { level: 2 })
        await expect(cards).toHaveText([text.tunnel])
        await expect(main.getByLabel(text.search)).toHaveValue(text.typed)
        await main.getByRole('button', { name: text.clear }).click()
        await expect(main.getByText(text.all)).toBeVisible()
        await expect(main.getByLabel(text.search)).toHaveValue('')
      },
    )

    // PROJECT-2
    test('a card leads to the case study, and that to the next one', async ({ page }) => {
      await page.goto('/projects')
      await page.getByRole('link', { name: text.tunnel }).click()
      await expect(page).toHaveURL(new RegExp(`${tunnel}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.tunnel)
      await expect(page.getByRole('main').getByText(text.description)).toBeVisible()
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        wholeText(text.description),
      )
      await expect(page.getByRole('heading', { name: text.challenge })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${text.tunnel} \\|`))
      const chat = await page.getByRole('link', { name: text.whatsApp }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toContain(text.tunnel)
      await page.getByRole('main').getByRole('link', { name: text.next }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.next)
    })

    // PROJECT-3
    test('the gallery zooms by 1.5 down to 0.5, turns by 90 degrees and follows the keyboard', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(hospital)
      const first = page.getByRole('button', { name: text.enlarge }).first()
      await first.press('Enter')
      const preview = page.getByRole('dialog', { name: text.firstPicture })
      const picture = preview.getByRole('img', { name: text.firstPicture })
      await expect(picture).toBeVisible()
      const tools = preview.getByRole('toolbar', { name: text.toolbar })
      const transform = () => picture.evaluate((image) => image.style.transform)

      await tools.getByRole('button', { name: text.zoomIn, exact: true }).click()
      await expect.poll(transform).toContain('scale3d(1.5, 1.5, 1)')
      await tools.getByRole('button', { name: text.rotate }).click()
      await expect.poll(transform).toContain('rotate(90deg)')
      const out = tools.getByRole('button', { name: text.zoomOut })
      for (const scale of ['1,', '0.66', '0.5,']) {
        await out.click()
        await expect.poll(transform).toContain(`scale3d(${scale}`)
      }
      await expect(out).toBeDisabled()

      await page.keyboard.press(text.towardsNext)
      await expect(page.getByRole('dialog', { name: text.secondPicture })).toBeVisible()
      await expect(page.getByRole('button', { name: text.nextPicture })).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(first).toBeFocused()
    })

    // SECTION-1, SECTION-6
    test('a failed call is explained, and a retry mends it', anyWidthFullRun, async ({ page }) => {
      await openShell(page, { GetAllProjects: { status: 503 } }, '/projects')
      await expect(page.getByRole('alert')).toContainText(text.error)
      await page.unrouteAll()
      await page.getByRole('button', { name: text.retry }).click()
      await expect(page.getByText(text.all)).toBeVisible()
    })

    // SECTION-1
    test('an empty list is said to be empty', anyWidthFullRun, async ({ page }) => {
      await openShell(page, { GetAllProjects: { answer: { data: [] } } }, '/projects')
      await expect(page.getByText(text.empty)).toBeVisible()
    })

    // LOOK-3
    test('on a phone nothing sticks out sideways', anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/projects', tunnel]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })
  })

  // PAGE-9, PAGE-13
  test(
    `a project reads without scripts, an unknown one is a 404, ${language}`,
    anyWidth,
    async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
      const page = await context.newPage()
      await page.goto(`${tunnel}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.tunnel)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site.address}${tunnel}?lang=${language}`,
      )
      const answer = await page.goto(`/projects/no-such-project?lang=${language}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
      await context.close()
    },
  )
}
