import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Settings } from '#contract/collections/settings.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { sections } from '#src/api/section-queries.ts'
import { openDrafts } from '#src/pwa/drafts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RecordForm } from '../collections/form/record-form.tsx'
import { mailTemplatesScreen } from '../declarations/mail-templates.ts'

const record = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  occasion: 'associated-jobs.interview',
  title: { ar: 'مرحلة المقابلة', en: 'Interview' },
  subject: { ar: 'طلبك: {title}', en: 'Your application: {title}' },
  body: {
    ar: 'مرحبًا {name}،\n\n{state}',
    en: 'Hello {name},\n\n{state} {link}\n{link}\n{company}',
  },
  told: true,
}

const words = {
  ar: {
    preview: /^معاينة ب/,
    body: /^نص الرسالة بالإنجليزية/,
    save: 'حفظ',
    unknown: /ليس من الرموز/,
  },
  en: {
    preview: /^Preview in/,
    body: /^Text in English/,
    save: 'Save',
    unknown: /not a placeholder/,
  },
}

// MAIL-6, MAIL-7
test.each(['ar', 'en'] as const)('%s: shows the email of what is typed', async (language) => {
  const text = words[language]
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  await openDrafts('mona')
  app.queryClient.setQueryData(sections.settings({ ...app.api, language: 'en' }).queryKey, [
    { companyName: 'Delta Ventilation' } as Settings,
  ])
  rerender(
    <InApp app={app}>
      <RecordForm screen={mailTemplatesScreen} record={record} onSaved={() => undefined} />
    </InApp>,
  )
  const user = userEvent.setup()
  // Its code comes after the form's.
  const shown = { name: text.preview, hidden: true }
  const [arabic, english] = await screen.findAllByRole('article', shown, { timeout: 20_000 })
  if (!arabic || !english) throw new Error('No previews')
  expect([arabic.dir, english.dir]).toEqual(['rtl', 'ltr'])
  expect(within(arabic).getByRole('heading', { hidden: true }).textContent).toBe(
    'طلبك: مهندس تهوية',
  )
  expect(english.textContent).toContain('Hello Sara Ali,')
  expect(english.textContent).toContain('/track?reference=3F9A20C1')
  // Alone on its line it is a button.
  expect(within(english).getByText('See the state of the request')).toBeTruthy()
  expect(within(arabic).queryByText('عرض حالة الطلب')).toBeNull()
  // The name is that of the settings, in the email's language.
  expect(english.textContent).toContain('Delta Ventilation')

  await user.type(screen.getByLabelText(text.body), ' {{nam}')
  expect(english.textContent).toContain('{nam}')
  await user.click(screen.getByRole('button', { name: text.save }))
  const fault = await screen.findByText(text.unknown)
  expect(fault.textContent).toContain('{nam}')
  expect(screen.getByLabelText(text.body).getAttribute('aria-invalid')).toBe('true')
})
