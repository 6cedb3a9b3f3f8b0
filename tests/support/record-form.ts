import { expect, type Page } from './site.ts'

/** Opens the form of the record that stands first in a list of the back office. */
export async function openFirst(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('link', { name: /^(تعديل|Edit) / })
    .first()
    .click()
  await expect(page.locator('form').last()).toBeVisible()
}

/** A phone shows one language of a form at a time. */
export async function showArabic(page: Page): Promise<void> {
  const form = page.locator('form').last()
  await expect(form).toBeVisible()
  const button = form.getByRole('button', { name: /^(العربية|Arabic)$/ })
  if (await button.isVisible()) await button.click()
}
