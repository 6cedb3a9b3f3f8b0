import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { readPaper } from '#tests/support/read-paper.ts'
import { anyWidth, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const pages = [
  '/',
  '/projects',
  '/services',
  '/products',
  '/Careers',
  '/vendors-registration',
  '/contact-us',
  '/search?q=fan',
  '/projects/metro-sahm-tunnels',
  '/services/hvac',
  '/products/axial-plate-fan',
  '/products/select',
]

const home = { ar: 'الرئيسية', en: 'Home' } as const

async function print(page: Page) {
  return readPaper(new Uint8Array(await page.pdf({ format: 'A4' })))
}

/** Finds the names of a list whose lines and those of their values stand closer than lines of a text do. */
function crowded(page: Page): Promise<string[]> {
  return page.locator('dl > div:has(> dt)').evaluateAll((pairs) => {
    // The box of a text depends on its font: a line needs a fifth more than the size of its letters.
    const linesOf = (part: Element | null) => {
      const lines: DOMRect[] = []
      const texts = document.createTreeWalker(part ?? document.head, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (!text.parentElement?.checkVisibility() || !text.nodeValue?.trim()) continue
        const height = 1.2 * parseFloat(getComputedStyle(text.parentElement).fontSize)
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects())
          lines.push(new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height))
      }
      return lines
    }
    const cover = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    return pairs
      .filter((pair) => {
        const values = linesOf(pair.querySelector('dd'))
        return linesOf(pair.querySelector('dt')).some((name) =>
          values.some((value) => cover(name, value)),
        )
      })
      .map((pair) => pair.textContent)
  })
}

const inOne = (sheets: { text: string }[]) => sheets.map(({ text }) => text).join('')

for (const language of behaviourIn('ar'))
  test.describe(`on paper, in ${language}`, anyWidth, () => {
    test.use({ language })

    // SELECT-14
    test('the sheet of a selection is one page', fullRun, async ({ page }) => {
      await page.goto('/products/select?airflow=12000&pressure=250&sheet=NSF-630/4')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('NSF-630/4')
      expect(await print(page)).toHaveLength(1)
    })

    // PRINT-1
    test(
      'every page is its heading and its content, with nothing to press and no picture cut',
      fullRun,
      async ({ page }) => {
        test.slow()
        for (const path of pages) {
          await page.goto(path)
          const sheets = await print(page)
          expect(
            sheets.map(({ cutPictures }) => cutPictures),
            `pictures cut on ${path}`,
          ).toEqual(sheets.map(() => 0))
          await page.emulateMedia({ media: 'print' })
          await expect(page.locator('h1')).toHaveCount(1)
          const pressable = page.locator(
            'button:not(li > button), nav, form, input, select, textarea, iframe, label',
          )
          const left = pressable.filter({ visible: true })
          expect(
            await left.evaluateAll((found) => found.map((part) => part.outerHTML.slice(0, 200))),
            path,
          ).toEqual([])
          const pale = await page.locator('main *').evaluateAll((found) =>
            found
              .filter(
                (part) =>
                  part.checkVisibility() &&
                  [...part.childNodes].some(
                    (child) => child.nodeType === 3 && child.nodeValue?.trim(),
                  ),
              )
              .filter((part) => getComputedStyle(part).color !== 'rgb(11, 43, 51)')
              .map((part) => part.outerHTML.slice(0, 120)),
          )
          expect(pale, `pale on ${path}`).toEqual([])
          expect(await crowded(page), `lines too close on ${path}`).toEqual([])
          await page.emulateMedia({ media: null })
        }
      },
    )

    // PRINT-1, PRINT-2
    test('who prints before the whole page is shown has all of it on paper', async ({
      page,
      site,
    }) => {
      // The sections behind the first one come a frame each.
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0
      })
      await page.goto('/products', { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      expect(inOne(await print(page))).toContain(`(${site.address}/products/axial-plate-fan)`)
    })

    // PRINT-2
    test('each link is followed by its address', fullRun, async ({ page, site }) => {
      await page.goto('/products')
      const paper = inOne(await print(page))
      expect(paper).toContain(`(${site.address}/products/axial-plate-fan)`)
      await page.goto('/')
      expect(inOne(await print(page)).match(/tel:|mailto:/)).toBeNull()
    })

    // PRINT-3
    test('what a screen shows in turns stands one below the other, figures at their end', async ({
      page,
    }) => {
      await page.goto('/products')
      await expectTakenOver(page.locator('h1'))
      await page.getByRole('link', { name: home[language], exact: true }).first().click()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      const paper = inOne(await print(page))
      for (const figure of ['+640', '+180', '+420', '+%97']) expect(paper).toContain(figure)

      await page.emulateMedia({ media: 'print' })
      for (const part of ['[role=tabpanel] p', '[aria-roledescription] h2', '.swiper-slide img']) {
        const parts = page.locator(part)
        expect(await parts.count(), part).toBeGreaterThan(2)
        const boxes = await parts.evaluateAll((found) =>
          found
            .map((each) => each.getBoundingClientRect())
            .map(({ x, y, width, height }) => ({ x, y, width, height })),
        )
        expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size, part).toBe(boxes.length)
        expect(
          boxes.filter(({ x, width, height }) => x < 0 || width * height === 0),
          part,
        ).toEqual([])
      }

      await page.goto('/Careers')
      const requirements = page.locator('details li')
      expect(await requirements.count()).toBeGreaterThan(4)
      for (const each of await requirements.all()) await expect(each).toBeVisible()
    })
  })
