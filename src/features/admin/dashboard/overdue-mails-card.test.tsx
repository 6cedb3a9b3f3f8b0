import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { OverdueMailsCard } from './overdue-mails-card.tsx'

// ADMIN-13
test.each([
  [
    'ar',
    'رسائل البريد لا تُرسل',
    /^3 رسائل بريد تنتظر الإرسال منذ/,
    /^لم يرد خادم البريد\. .*SMTP_URL/,
  ],
  [
    'en',
    'Emails are not being sent',
    /^3 emails have been waiting since/,
    /^The SMTP server did not answer\. .*SMTP_URL/,
  ],
] as const)('in %s it says how many mails wait, and why', async (language, title, count, why) => {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <OverdueMailsCard count={3} since="2026-11-20T10:00:00.000Z" fault="ECONNECTION" />
    </InApp>,
  )
  const card = screen.getByRole('region', { name: title })
  const [waiting, fault] = [...card.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(waiting).toMatch(count)
  expect(fault).toMatch(why)
  expect(fault).not.toContain('ECONNECTION')
})
