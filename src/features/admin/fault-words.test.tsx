import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { FaultWords } from './fault-words.tsx'

// BACKUP-10, SEEN-6
test.each([
  ['en', 'backup', 'ENOSPC', /^There is too little room/],
  ['ar', 'backup', 'EACCES', /^لا يستطيع الخادم الكتابة في BACKUP_DIR/],
  ['en', 'backup', 'unavailable', /^The database could not be read/],
  ['en', 'backup', 'EIO', /^The disk reports errors/],
  ['ar', 'backup', 'EWHATEVER', /^سجل الخادم يذكر التفاصيل تحت هذا الرمز: .?EWHATEVER/],
  ['en', 'mail', 'EAUTH', /user and password in SMTP_URL/],
  ['ar', 'mail', 'ETLS', /^تعذّر إنشاء اتصال آمن/],
  ['en', 'mail', '', /^The log of the server tells why\.$/],
  ['en', 'mail', 'EENVELOPE', /^The SMTP server rejected the email/],
  ['en', 'push', 'unreachable', /reaches the internet/],
  ['ar', 'push', '403', /^رفضت خدمة الإشعارات/],
  ['en', 'push', '503', /^The push service is in trouble itself/],
  ['en', 'push', 'no_space', /under this code: .?no_space/],
] as const)('%s: a failed %s with %s says what to do', async (language, of, code, words) => {
  const { app, rerender, container } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <FaultWords of={of} code={code} />
    </InApp>,
  )
  expect(container.textContent).toMatch(words)
})
