import { randomUUID } from 'node:crypto'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { expectNoOverflow } from '#tests/support/expect-sound.ts'
import { middleOf, mouseOf, touchOf } from '../support/pointer.ts'
import { signIn } from '../support/sign-in.ts'
import { anyWidthFullRun, expect, fullRun, onPhone, type Page, test } from '#tests/support/site.ts'
import { submitApplication } from '../support/submit.ts'

const texts = {
  ar: {
    board: 'لوحة',
    columns: /بحسب الحالة$/,
    new: /^جديد/,
    reviewed: /^تمت المراجعة/,
    interview: /^مقابلة/,
    handle: (name: string) => `نقل ${name}`,
    menu: (name: string) => `نقل إلى… – ${name}`,
    lifted: (name: string) => `رُفع ${name}`,
    undo: 'تراجع',
  },
  en: {
    board: 'Board',
    columns: /by state$/,
    new: /^New/,
    reviewed: /^Reviewed/,
    interview: /^Interview/,
    handle: (name: string) => `Move ${name}`,
    menu: (name: string) => `Move to… – ${name}`,
    lifted: (name: string) => `${name} is lifted`,
    undo: 'Undo',
  },
} as const

type Column = 'new' | 'reviewed' | 'interview'

/** Opens a board of one application, by the switch above its list. */
async function openBoard(page: Page, language: 'ar' | 'en', name: string) {
  const t = texts[language]
  await page.goto(`/admin/associated-job?search=${encodeURIComponent(name)}`)
  await page.getByRole('radio', { name: t.board }).check()
  await expect(page).toHaveURL(/view=board/)
  const column = (of: Column) => page.getByRole('region', { name: t[of] })
  const cardIn = (of: Column) => column(of).getByRole('listitem').filter({ hasText: name })
  await expect(cardIn('new')).toBeVisible()
  expect(await axeViolations(page, { within: ['main'] })).toEqual([])
  await expectNoOverflow(page)
  return { t, column, cardIn }
}

for (const language of behaviourIn('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    // WORK-13, WORK-14
    // A mouse is no phone's.
    test(
      'a card is moved by mouse, by keys and by its menu',
      anyWidthFullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        const name = `Applicant ${randomUUID().slice(0, 6)}`
        await submitApplication(site, name)
        const { t, column, cardIn } = await openBoard(page, language, name)

        const mouse = mouseOf(page)
        await mouse.down(await middleOf(cardIn('new')))
        await mouse.move(await middleOf(column('interview')))
        await mouse.up()
        await expect(cardIn('interview')).toBeVisible()
        await page.getByRole('button', { name: t.undo }).click()
        await expect(cardIn('new')).toBeVisible()
        await expect(cardIn('interview')).toHaveCount(0)

        // The columns are scrolled, so that the card's edge is out of sight.
        await page
          .getByRole('group', { name: t.columns })
          .evaluate((columns, way) => (columns.scrollLeft = way), language === 'ar' ? -60 : 60)
        await page.getByRole('button', { name: t.handle(name), exact: true }).focus()
        await page.keyboard.press('Space')
        await expect(page.getByText(t.lifted(name), { exact: true })).toBeVisible()
        // The card's column comes into view; a moment after that it hears keys.
        await expect(column('new')).toBeInViewport({ ratio: 1 })
        const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
        await page.keyboard.press(onward)
        await expect(column('reviewed')).toHaveAttribute('data-over', 'true')
        await page.keyboard.press('Space')
        await expect(cardIn('reviewed')).toBeVisible()

        await page.getByRole('button', { name: t.menu(name) }).click()
        await page.getByRole('menuitem', { name: t.interview }).click()
        await expect(cardIn('interview')).toBeVisible()
        await page.reload()
        await expect(cardIn('interview')).toBeVisible()
      },
    )
  })
}

for (const language of behaviourIn('ar')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    // WORK-14
    test(
      'a finger that rests moves a card; one that does not scrolls',
      { tag: [fullRun.tag, onPhone.tag] },
      async ({ page, site }) => {
        await signIn(page, site)
        const name = `متقدم ${randomUUID().slice(0, 6)}`
        await submitApplication(site, name)
        const { column, cardIn } = await openBoard(page, language, name)
        const finger = await touchOf(page)
        // Towards the next column.
        const way = language === 'ar' ? 200 : -200

        await cardIn('new').scrollIntoViewIfNeeded()
        const start = await middleOf(cardIn('new'))
        await finger.down(start)
        await finger.move({ ...start, x: start.x + way })
        await finger.up()
        await expect(column('reviewed')).toBeInViewport({ ratio: 0.6 })
        await expect(cardIn('new')).toHaveCount(1)

        await column('new').scrollIntoViewIfNeeded()
        const again = await middleOf(cardIn('new'))
        await finger.down(again)
        // As long as it takes to be held for a press that rests.
        await expect(page.locator('[data-lifted="true"]')).toBeVisible()
        const sides = () =>
          column('reviewed').evaluate((one) => {
            const { left, right } = one.getBoundingClientRect()
            return { left, right }
          })
        // At an edge the columns go on for as long as it is held there, which on a slow device may be too far.
        await expect(async () => {
          const { left, right } = await sides()
          await finger.move({ ...again, x: left + right < 360 ? 12 : 348 })
          await finger.move({ ...again, x: 180 })
          await expect(column('reviewed')).toBeInViewport({ ratio: 0.5, timeout: 100 })
        }).toPass()
        const { left, right } = await sides()
        await finger.move({ ...again, x: (Math.max(left, 0) + Math.min(right, 360)) / 2 })
        await expect(column('reviewed')).toHaveAttribute('data-over', 'true')
        await finger.up()
        await expect(cardIn('reviewed')).toHaveCount(1)
        await expect(cardIn('new')).toHaveCount(0)
      },
    )
  })
}
