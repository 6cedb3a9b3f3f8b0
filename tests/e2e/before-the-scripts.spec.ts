import { holdAnswers } from '#tests/support/hold-answers.ts'
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
    await page.goto('/products')
    await toggle(page).click()
    const add = page.getByRole('button', { name: /^Add to quote list/ })
    for (const index of [0, 1]) await add.nth(index).click()
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('link', { name: /^في قائمة عرض السعر: 1/ })).toHaveCount(2)
  },
)
