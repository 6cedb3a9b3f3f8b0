import type { Locator } from '@playwright/test'
import { listPages } from '#contract/admin/list-pages.ts'
import { cutLetters } from '../support/letter-room.ts'
import { signIn } from '../support/sign-in.ts'
import {
  anyWidthFullRun,
  expect,
  fullRun,
  onPhoneToo,
  type Page,
  type SiteWorkers,
  test,
} from '../support/site.ts'
import { submitApplication, submitMessage, submitVendor } from '../support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const arabic = {
  direction: 'rtl',
  name: 'محمد عبد الرحمن بن إبراهيم الأنصاري الشريف',
  email: 'mohamed.alansari@consulting-engineers.example',
  text: 'أرغب في عرض سعر لوحدات مناولة هواء بقدرة 120,000 م³/س لمصنع في العاشر من رمضان مع جدول زمني للتوريد والتركيب والاختبار.',
}
const english = {
  direction: 'ltr',
  name: 'Georgina Whitfield-Thompson of Gulf Projects',
  email: 'g.whitfield-thompson@contractors.example',
  text: 'We need 4 smoke fans F400 for a car park in Riyadh, two levels below ground, delivery before March. Please send curves and test reports.',
}

async function fillLists(site: SiteWorkers['site']): Promise<void> {
  await submitMessage(site, arabic)
  await submitMessage(site, english)
  await submitApplication(site, arabic.name)
  await submitVendor(site, { nameAr: arabic.name, nameEn: english.name, expires: '2040-01-01' })
}

/** The heads of a table of which a letter is cut, and by how much the table is wider than its place. */
function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll('main [role="columnheader"]')]
    const cut = titles.filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    const place = document.querySelector('main :has(> [role="table"])')
    const more = place ? place.scrollWidth - place.clientWidth : 0
    const faults = cut.map(({ textContent }) => `the head ${textContent}`)
    return more > 0 ? [...faults, `${more} pixels too wide`] : faults
  })
}

/** The texts of a table that are taller than their row, and so reach into the next. */
function tallTexts(page: Page): Promise<string[]> {
  return page
    .locator('main [role="cell"]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [...cell.children].some(
            (text) => text.getBoundingClientRect().height > cell.getBoundingClientRect().height,
          ),
        )
        .map(({ textContent }) => textContent),
    )
}

/** The occasions of a table of emails of which a line is left out; letters reach a little over their lines. */
function cutOccasions(page: Page): Promise<(string | null)[]> {
  return page
    .locator('td[data-column="occasion"] [title]')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 12)
        .map(({ textContent }) => textContent),
    )
}

/** How a text is cut: whether more of it follows, and the pixels from its first letter to the edge it begins at. */
function cutOf(text: Locator): Promise<{ goesOn: boolean; fromStart: number }> {
  return text.evaluate((box) => {
    const range = document.createRange()
    range.setStart(box, 0)
    range.setEnd(box.firstChild ?? box, 1)
    const [letter, edges] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
    const isRtl = getComputedStyle(box).direction === 'rtl'
    return {
      goesOn: box.scrollHeight > box.clientHeight,
      fromStart: isRtl ? edges.right - letter.right : letter.left - edges.left,
    }
  })
}

for (const language of behaviourIn('ar')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test.beforeEach(({ page, site }) => signIn(page, site))

    test(
      'of every list all heads and all letters are whole',
      onPhoneToo,
      async ({ page, site, isMobile }) => {
        await fillLists(site)
        const paths = isMobile
          ? ['projects', 'vendors', 'messages']
          : Object.keys(listPages).filter(
              (path) => !['redirects', 'labels', 'reply-templates'].includes(path),
            )
        for (const path of paths) {
          if (isMobile || path === paths[0]) await page.goto(`/admin/${path}`)
          else await page.locator(`#side-menu a[href$="/admin/${path}" i]`).click()
          const record = path === 'vendors' ? 'vendor/edit' : path
          const links = page.locator(`main :is([role="row"], li) a[href*="/admin/${record}" i]`)
          await expect(links.first(), path).toBeVisible()
          expect(await cutLetters(page, 'main'), path).toEqual([])
          expect(await tableFaults(page), path).toEqual([])
          if (isMobile) continue
          const wide = page.viewportSize()
          await page.setViewportSize({ width: 768, height: 800 })
          await expect(links.first(), path).toBeVisible()
          expect(await tallTexts(page), `${path} at 768 px`).toEqual([])
          // Its records have their occasion for a name: the whole of it is needed to tell them apart.
          if (path === 'mail-templates') expect(await cutOccasions(page)).toEqual([])
          if (wide) await page.setViewportSize(wide)
        }
      },
    )

    test('back and on stand in one line', anyWidthFullRun, async ({ page }) => {
      for (const width of [320, 360, 480, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/admin/drivers')
        const buttons = page.locator('main nav').getByRole('button')
        await expect(buttons).toHaveCount(2)
        const tops = await buttons.evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect().top),
        )
        expect(new Set(tops).size, `at ${width} px`).toBe(1)
      }
    })

    test(
      'what clears a search lies beside what is typed, in either direction',
      anyWidthFullRun,
      async ({ page }) => {
        await page.goto('/admin/projects')
        const field = page.getByRole('searchbox')
        const icon = page.getByRole('search').getByRole('button').locator('svg')
        for (const typed of ['Smoke fans', 'مراوح']) {
          await field.fill(typed)
          const room = await field.evaluate((input) => {
            const { paddingLeft, paddingRight } = getComputedStyle(input)
            const { left, right } = input.getBoundingClientRect()
            return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
          })
          const { left, right } = await icon.evaluate((drawn) => drawn.getBoundingClientRect())
          expect(right <= room.left || left >= room.right, typed).toBe(true)
        }
      },
    )

    test('a message is cut at its own end', fullRun, async ({ page, site }) => {
      await fillLists(site)
      await page.goto('/admin/messages')
      for (const { text, direction } of [arabic, english]) {
        const message = page.getByText(text).first()
        await expect(message).toHaveCSS('direction', direction)
        // Chromium draws no ellipsis where the text is aligned to its end.
        await expect(message).toHaveCSS('text-align', 'start')
        const { goesOn, fromStart } = await cutOf(message)
        expect(goesOn).toBe(true)
        expect(Math.abs(fromStart)).toBeLessThan(3)
      }
    })
  })
}
