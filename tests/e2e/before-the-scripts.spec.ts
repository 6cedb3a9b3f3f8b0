import { contactField } from '#tests/support/contact-form.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, expect, type Page, test } from '#tests/support/site.ts'

const scripts = /\/assets\/.*\.js$/

test.use({ language: 'en' })

const chip = (page: Page, name: string | RegExp) => page.locator('label').filter({ hasText: name })

// FORM-3, VENDOR-1
test('choices of the registration stay', anyWidth, async ({ page }) => {
  const release = await holdAnswers(page, scripts)
  await page.goto('/vendors-registration')
  await page.getByLabel('City').fill('Cairo')
  for (const name of ['Egypt', 'Bearings', /^Steel/]) await chip(page, name).click()
  release()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The company name in Arabic is required')).toBeVisible()
  await expect(page.locator('main input:checked')).toHaveCount(3)
  for (const name of ['Egypt', 'Bearings', /^Steel/])
    await expect(chip(page, name).locator('input')).toBeChecked()
})

// FORM-3, SELECT-1
test('a choice of the selection stays', anyWidth, async ({ page }) => {
  const release = await holdAnswers(page, scripts)
  await page.goto('/products/select')
  await chip(page, '60 Hz').click()
  release()
  await expect(page).toHaveURL(/supply=60/)
  await expect(chip(page, '60 Hz').locator('input')).toBeChecked()
})

// FORM-3, SIZE-2
test('a choice of a chart stays', anyWidth, async ({ page }) => {
  const release = await holdAnswers(page, scripts)
  await page.goto('/products/axial-plate-fan')
  await chip(page, '60 Hz').click()
  release()
  await expect(page.getByRole('figure', { name: /60 Hz/ })).toBeVisible()
  await expect(chip(page, '60 Hz').locator('input')).toBeChecked()
})

const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'التبديل إلى العربية' })

// PAGE-12
test(
  'each of several presses counts, and one that leaves the page comes last',
  anyWidth,
  async ({ page }) => {
    const release = await holdAnswers(page, scripts)
    // The presses need this file, which comes later still.
    await page.route(/\/quotation-list-.*\.js$/, async (route) => {
      await new Promise((late) => setTimeout(late, 1000))
      await route.fallback()
    })
    await page.goto('/products')
    await toggle(page).click()
    const add = page.getByRole('button', { name: /^Add to quote list/ })
    for (const index of [0, 1]) await add.nth(index).click()
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('link', { name: /^في قائمة عرض السعر: 1/ })).toHaveCount(2)
  },
)

const message = 'We need 12 fans'

async function type(page: Page) {
  await contactField(page, 'en', 'name').fill('Sara')
  await contactField(page, 'en', 'message').fill(message)
}
async function expectTyped(page: Page, language: 'ar' | 'en') {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await contactField(page, language, 'message').scrollIntoViewIfNeeded()
  await expect(contactField(page, language, 'name')).toHaveValue('Sara')
  await expect(contactField(page, language, 'message')).toHaveValue(message)
}

/** Each script comes late, those that it asks for after it. */
const slowScripts = (page: Page) =>
  page.route(scripts, async (route) => {
    await new Promise((late) => setTimeout(late, 1000))
    await route.continue().catch(() => undefined)
  })

// FORM-4
test('what is typed survives a switch of the language', anyWidth, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/contact-us?lang=en')
  await type(page)
  await toggle(page).click()
  await expectTyped(page, 'ar')
})

// FORM-4
test('what is typed before the app has come survives a reload', anyWidth, async ({ page }) => {
  const release = await holdAnswers(page, scripts)
  await page.goto('/contact-us?lang=en')
  await type(page)
  await page.reload()
  release()
  await expectTyped(page, 'en')
})

// FORM-4, VENDOR-1
test('choices of the registration survive a switch of the language', anyWidth, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/vendors-registration?lang=en')
  for (const name of ['Egypt', 'Bearings', /^Steel/]) await chip(page, name).click()
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('main input:checked')).toHaveCount(3)
  await expect(chip(page, 'مصر').locator('input')).toBeChecked()
})

for (const [way, language, leave] of [
  ['a switch of the language', 'ar', (page: Page) => toggle(page).click()],
  ['a reload', 'en', (page: Page) => page.reload()],
] as const)
  // FORM-4
  test(`what is typed before its form has come survives ${way}`, anyWidth, async ({ page }) => {
    await page.goto('/')
    await noticesArrived(page)
    await slowScripts(page)
    await type(page)
    await leave(page)
    await expectTyped(page, language)
  })
