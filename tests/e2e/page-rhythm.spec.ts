import type { Locator } from '@playwright/test'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { anyWidth, anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    cv: 'قدّم سيرتك الذاتية',
    vendor: 'تسجيل الموردين',
    contact: 'اتصل بنا',
    address: /^العنوان/,
    submit: 'إرسال الطلب',
    send: 'إرسال الرسالة',
    type: 'نوع المروحة',
    smoke: 'سحب دخان',
    two: 'منتجان',
    others: 'منتجات أخرى',
    otherProjects: 'مشاريع أخرى',
    setPassword: 'اختر كلمة مرور جديدة',
    openLink: 'افتح الرابط من بريدك',
    services: 'الخدمات في هذه الصفحة',
    fire: 'مكافحة الحريق',
  },
  en: {
    cv: 'Submit your CV',
    vendor: 'Vendor registration',
    contact: 'Contact us',
    address: /^Address/,
    submit: 'Submit the application',
    send: 'Send the message',
    type: 'Type of fan',
    smoke: 'Smoke extraction',
    two: '2 products',
    others: 'Other products',
    otherProjects: 'Other projects',
    setPassword: 'Choose a new password',
    openLink: 'Open the link from your email',
    services: 'Services on this page',
    fire: 'Fire fighting',
  },
} as const

const innerPages = [
  '/projects',
  '/projects/metro-sahm-tunnels',
  '/services',
  '/services/hvac',
  '/products',
  '/products/select',
  '/products/axial-plate-fan',
  '/Careers',
  '/vendors-registration',
  '/contact-us',
  '/search',
]

const widths = [360, 768, 1440]

interface Box {
  x: number
  y: number
  width: number
  height: number
  right: number
  bottom: number
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is measured is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Of the ground that an element stands on, from 0 (black) to 255. */
const brightnessUnder = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    for (let under: Element | null = element; under && canvas; under = under.parentElement) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = getComputedStyle(under).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      if (alpha > 0) return (red + green + blue) / 3
    }
    return 255
  })

/** Where the page's column begins and ends, by the width of the window. */
function columnOf(page: Page): Promise<{ left: number; right: number }> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const gutter = clientWidth < 576 ? 16 : 24
    const width = Math.min(clientWidth - 2 * gutter, 1280)
    const left = (clientWidth - width) / 2
    return { left, right: left + width }
  })
}

async function expectInColumn(page: Page, part: Locator) {
  const column = await columnOf(page)
  const box = await boxOf(part)
  expect({ left: box.x, right: box.right }).toEqual({
    left: expect.closeTo(column.left, 0),
    right: expect.closeTo(column.right, 0),
  })
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const form = (page: Page, name: string) => page.getByRole('form', { name })

  test.describe(`the rhythm of the pages, ${language}`, () => {
    test.use({ language })

    // LOOK-10
    test(
      'no inner page opens dark, and what ends one is no footer',
      anyWidthFullRun,
      async ({ page }) => {
        for (const path of innerPages) {
          await page.goto(path)
          const title = page.getByRole('heading', { level: 1 })
          expect(await brightnessUnder(title), path).toBeGreaterThan(200)
          const ask = page.locator('#ask')
          if (/\/.+\//.test(path)) expect(await brightnessUnder(ask), path).toBeGreaterThan(200)
        }
      },
    )

    // LOOK-10
    test(
      'a project opens with its whole picture and the facts beside it',
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/projects/metro-sahm-tunnels')
        const picture = page.getByRole('main').getByRole('img').first()
        const shown = await boxOf(picture)
        const own = await picture.evaluate(
          (image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        )
        expect(shown.width / shown.height).toBeCloseTo(own, 1)
        const facts = await boxOf(page.getByRole('main').locator('dl').first())
        expect(facts.y).toBeCloseTo(shown.y, 0)
        expect(facts.x >= shown.right || facts.right <= shown.x).toBe(true)
      },
    )

    // LOOK-10
    test(
      'a product shows its picture and its figures on the first screen',
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/products/axial-plate-fan')
        await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({
          ratio: 0.99,
        })
        const data = page.getByRole('table', { name: /البيانات الفنية|Technical data/ })
        await expect(data).toBeInViewport({ ratio: 0.99 })
      },
    )

    // LOOK-9
    test('a picture begins where its place begins', anyWidthFullRun, async ({ page }) => {
      for (const [path, width] of [
        ['/services/hvac', 360],
        ['/services', 768],
        ['/projects', 1440],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const pictures = page.getByRole('main').locator('li > img[srcset]')
        await pictures.last().scrollIntoViewIfNeeded()
        const gaps = await pictures.evaluateAll((found) =>
          found.map((picture) => {
            const place = picture.parentElement
            const top = (place?.getBoundingClientRect().top ?? NaN) + (place?.clientTop ?? NaN)
            return Math.abs(Math.round(picture.getBoundingClientRect().top - top))
          }),
        )
        expect(gaps.length, path).toBeGreaterThan(1)
        expect(new Set(gaps), path).toEqual(new Set([0]))
      }
    })

    // LOOK-10
    test('on a phone the numbers to call come before the form', anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/contact-us')
      const phone = page.getByRole('main').locator('a[href^="tel:"]').first()
      await expect(phone).toBeInViewport()
      expect((await boxOf(phone)).y).toBeLessThan((await boxOf(form(page, text.contact))).y)
    })

    // LOOK-9
    test('the three forms are equally wide', anyWidthFullRun, async ({ page }) => {
      for (const width of variantsOf(widths)) {
        await page.setViewportSize({ width, height: 900 })
        const wide: number[] = []
        for (const [path, name] of [
          ['/contact-us', text.contact],
          ['/Careers', text.cv],
          ['/vendors-registration', text.vendor],
        ] as const) {
          await page.goto(path)
          // That of an application comes when it is near the screen.
          await page.locator('main :is(form, #apply)').last().scrollIntoViewIfNeeded()
          wide.push((await boxOf(form(page, name))).width)
        }
        expect(wide, `${width} px`).toEqual([wide[0], wide[0], wide[0]])
      }
    })

    // LOOK-9
    test(
      'every field of one line is as high as the next, a date too',
      anyWidthFullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/Careers')
        const cv = form(page, text.cv)
        const boxes = cv.locator(
          '[data-invalid], .MuiPickersInputBase-root, select, div:has(> input[type="file"])',
        )
        await expect(boxes.first()).toBeVisible()
        const heights = await boxes.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().height),
        )
        expect(heights.length).toBeGreaterThan(7)
        expect(new Set(heights)).toEqual(new Set([56]))
        // The date stands on the line of the field beside it.
        const date = await boxOf(cv.locator('.MuiPickersInputBase-root'))
        expect(date.y).toBeCloseTo((await boxOf(cv.locator('select').first())).y, 0)

        await page.goto('/projects')
        const filters = page.locator('main :is(input, select)')
        await expect(filters).toHaveCount(3)
        for (const each of await filters.all()) expect((await boxOf(each)).height).toBe(56)
      },
    )

    test(
      'below a hint there is as much room as below a field without one',
      anyWidthFullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/Careers')
        const cv = form(page, text.cv)
        const address = await boxOf(cv.getByRole('textbox', { name: text.address }).locator('..'))
        const label = await boxOf(cv.locator('label').last())
        const hint = await boxOf(cv.locator('[id$="-hint"]'))
        // It says how long an application is kept.
        const next = await boxOf(cv.locator('p:has(+ * [type="submit"])'))
        expect(next.y - hint.bottom).toBeCloseTo(label.y - address.bottom, 0)
      },
    )

    // LOOK-9
    test('the last row of a grid of cards is full', anyWidthFullRun, async ({ page }) => {
      for (const width of variantsOf([1440, 768])) {
        await page.setViewportSize({ width, height: 900 })
        for (const [path, within] of [
          ['/products', 'main'],
          ['/projects', 'main'],
          ['/products/axial-plate-fan', 'section[aria-labelledby="others"]'],
          ['/services', 'main'],
        ] as const) {
          await page.goto(path)
          const grid = page.locator(`${within} ul:has(> li h2):not(:has(ul ul))`).last()
          const last = await boxOf(grid.locator('> li').last())
          const all = await boxOf(grid)
          const [end, own] = language === 'ar' ? [all.x, last.x] : [all.right, last.right]
          expect(own, `${path}, ${width} px`).toBeCloseTo(end, 0)
        }
      }
    })

    // LOOK-9
    test('boxes and footer keep to the edges of the page', anyWidth, async ({ page }) => {
      for (const width of variantsOf(widths)) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/projects/metro-sahm-tunnels')
        await expectInColumn(page, page.getByRole('navigation', { name: text.otherProjects }))
        const footer = page.getByRole('contentinfo')
        await expectInColumn(page, footer.locator('div:has(> div > nav)').first())
        await expectInColumn(page, footer.locator('p').last())
      }
    })

    test(
      'the services stand one large and two beside each other on a tablet, each reached from the index',
      anyWidthFullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 900 })
        await page.goto('/services')
        const titles = page.getByRole('main').getByRole('heading', { level: 2 })
        const pictures = page.getByRole('main').getByRole('listitem').locator('img[srcset]')
        const [large, second, third] = await Promise.all(
          [0, 1, 2].map((at) => boxOf(pictures.nth(at))),
        )
        expect(third?.y).toBeCloseTo(second?.y ?? NaN, 0)
        expect(large?.width).toBeGreaterThan(second?.width ?? NaN)
        expect(large?.bottom).toBeLessThan(second?.y ?? NaN)
        await page.getByRole('navigation', { name: text.services }).getByText(text.fire).click()
        await expect(page).toHaveURL(/#fire-fighting$/)
        await expect(titles.filter({ hasText: text.fire })).toBeInViewport()
      },
    )

    test('the pictures about the company fill one rectangle', anyWidthFullRun, async ({ page }) => {
      for (const width of variantsOf(widths)) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        const pictures = page.locator('section[aria-labelledby="about"] img[srcset]')
        await expect(pictures).toHaveCount(4)
        // Sections below the first screen are laid out a moment later.
        await expect(async () => {
          const boxes = await Promise.all((await pictures.all()).map((one) => boxOf(one)))
          const left = Math.min(...boxes.map(({ x }) => x))
          const right = Math.max(...boxes.map((box) => box.right))
          const bottom = Math.max(...boxes.map((box) => box.bottom))
          const atEdge = (edge: 'x' | 'right', value: number) =>
            boxes.filter((box) => Math.abs(box[edge] - value) < 1)
          for (const side of [atEdge('x', left), atEdge('right', right)])
            expect(Math.max(...side.map((box) => box.bottom)), `${width} px`).toBeCloseTo(bottom, 0)
          expect(boxes[0]?.width, `${width} px`).toBeCloseTo(right - left, 0)
        }).toPass({ timeout: 10_000 })
      }
    })

    // LOOK-10
    test('on a phone the buttons fill their line', anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/contact-us')
      const send = page.getByRole('button', { name: text.send })
      await expectInColumn(page, send)
      await page.goto('/products/axial-plate-fan')
      const column = await columnOf(page)
      const row = page.getByRole('main').locator('a[href*="topic=quotation"]').first().locator('..')
      const buttons = await Promise.all(
        (await row.getByRole('link').all()).map((one) => boxOf(one)),
      )
      expect(Math.min(...buttons.map(({ x }) => x))).toBeCloseTo(column.left, 0)
      expect(Math.max(...buttons.map(({ right }) => right))).toBeCloseTo(column.right, 0)
    })

    // PAGE-12
    test(
      'a type of fan chosen before the app is there counts',
      anyWidthFullRun,
      async ({ page }) => {
        const release = await holdAnswers(page, /\.js(\?|$)/)
        await page.goto('/products', { waitUntil: 'commit' })
        const main = page.getByRole('main')
        await main.getByRole('group', { name: text.type }).getByText(text.smoke).click()
        release()
        await expect(main.getByText(text.two, { exact: true })).toBeVisible()
        await expect(page).toHaveURL(/\/products\?type=smoke$/)
      },
    )

    test('without a valid link no new password is asked for', anyWidthFullRun, async ({ page }) => {
      await page.goto('/reset-password')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.openLink)
      await expect(page.getByText(text.setPassword)).toHaveCount(0)
    })
  })
}
