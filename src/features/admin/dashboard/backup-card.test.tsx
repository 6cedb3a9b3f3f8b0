import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { BackupCard, BackupLine, isBackupWarning } from './backup-card.tsx'

const done = { finishedAt: '2026-11-20T02:30:00.000Z', missing: 0, failed: null, isLate: false }
const never = { ...done, finishedAt: null }
const failed = { ...done, failed: { at: '2026-11-21T02:30:00.000Z', fault: 'no_space' } }

// BACKUP-10
test.each([
  ['en', done, /^Last backup: 20 November at \d\d:\d\d\.$/],
  ['ar', done, /^آخر نسخة احتياطية: 20 نوفمبر (في|،) \d\d:\d\d\.$/],
  ['en', never, /^No backup has been made yet\.$/],
  ['ar', { ...done, missing: 3 }, /\. 3 ملفات من ملفات السجلات مفقودة\.$/],
] as const)('in %s a quiet line tells of the last backup', async (language, backup, text) => {
  const { app, rerender, container } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <BackupLine {...backup} />
    </InApp>,
  )
  expect(isBackupWarning(backup)).toBe(false)
  expect(container.querySelector('p')?.textContent).toMatch(text)
})

// BACKUP-10
test.each([
  ['en', 'Backups', failed, /^The backup of .* failed\. .* There is too little room .*BACKUP_DIR/],
  ['ar', 'النسخ الاحتياطي', failed, /^تعذّر إنشاء .* المساحة على قرص .*BACKUP_DIR/],
  ['en', 'Backups', { ...done, isLate: true }, /^There has been no backup for more than two days/],
  ['ar', 'النسخ الاحتياطي', { ...never, isLate: true }, /^لم تُنشأ .* BACKUP_DIR /],
] as const)('in %s the card %s warns', async (language, name, backup, text) => {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <BackupCard {...backup} />
    </InApp>,
  )
  expect(isBackupWarning(backup)).toBe(true)
  const card = screen.getByRole('region', { name })
  const [warning, last] = [...card.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(warning).toMatch(text)
  expect(last).toMatch(/(Last backup|نسخة احتياطية)/)
})
