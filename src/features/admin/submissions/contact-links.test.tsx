import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { ContactLinks } from './contact-links.tsx'

const arabic = 'مرحبًا Mona Hassan، بخصوص رسالتك رقم NS-1:'
const english = 'Hello Mona Hassan, about your message NS-1:'

test.each([
  ['ar', 'en', english, 'Your message NS-1'],
  ['en', 'ar', arabic, 'ردًا على رسالتك رقم NS-1'],
  ['en', '', english, 'Your message NS-1'],
] as const)(
  'staff who read %s answer in the language of the visitor: %j',
  async (page, language, greeting, subject) => {
    const { app, rerender } = await renderInApp(<div />, { language: page })
    await addAdminTexts(app.i18n, page)
    rerender(
      <InApp app={app}>
        <ContactLinks
          name="Mona Hassan"
          email="mona@example.com"
          phone="+201012345678"
          reference="NS-1"
          language={language}
        />
      </InApp>,
    )
    const mail = page === 'ar' ? 'فتح تطبيق البريد' : 'Open in email app'
    const chat = page === 'ar' ? 'الرد عبر واتساب' : 'Reply on WhatsApp'
    const said = (name: string | RegExp) =>
      decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')
    await waitFor(() => expect(said(mail)).toContain(greeting))
    expect(said(mail)).toContain(subject)
    expect(said(chat)).toContain(greeting)
  },
)
