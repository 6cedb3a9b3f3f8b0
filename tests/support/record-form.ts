import type { Locator } from '@playwright/test'
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

const languageButton = { ar: /^(العربية|Arabic)$/, en: /^(الإنجليزية|English)$/ } as const

/** A phone shows one language of a form at a time. */
export async function showLanguage(form: Locator, language: 'ar' | 'en'): Promise<void> {
  await expect(form).toBeVisible()
  const button = form.getByRole('button', { name: languageButton[language] })
  if (await button.isVisible()) await button.click()
}

export const showArabic = (page: Page) => showLanguage(page.locator('form').last(), 'ar')
