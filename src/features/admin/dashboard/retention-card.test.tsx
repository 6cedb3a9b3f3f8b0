import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RetentionCard } from './retention-card.tsx'

// PERSON-9
test.each([
  ['ar', 'بيانات شخصية ستُمحى قريبًا', '3 سجلات تُمحى خلال 30 يومًا، أولها في 25 ديسمبر 2026.'],
  [
    'en',
    'Personal data is about to be erased',
    '3 records will be erased within 30 days, the first on 25 December 2026.',
  ],
] as const)(
  'in %s it says how much is erased, from when, and leads there',
  async (language, title, text) => {
    const { app, rerender } = await renderInApp(<div />, { language })
    await addAdminTexts(app.i18n, language)
    rerender(
      <InApp app={app}>
        <RetentionCard count={3} firstDay="2026-12-25" />
      </InApp>,
    )
    const card = screen.getByRole('region', { name: title })
    expect(card.querySelector('p')?.textContent).toBe(text)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/retention')
  },
)
