import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { languages, type Language } from '#contract/locale.ts'
import { openForStaff } from '#tests/support/open-for-staff.tsx'
import { createCannedClient } from '#tests/support/render-in-app.tsx'
import { variantsOf } from '#tests/support/variants-of.ts'
import { PrivateFileView } from './private-file-view.tsx'

const file = { id: '1', name: 'سيرة.pdf', kind: 'pdf', size: 1000 }
const words: Partial<Record<Language, string>> = {
  ar: 'هذا الملف غير موجود على الخادم. بيانات السجل نفسه سليمة.',
  en: 'This file is not on the server. The record itself is intact.',
}

// MACHINE-3
it.each(variantsOf(languages))(
  'a file that nobody has is said to be missing, in %s',
  async (language) => {
    const missing = new ApiFailure('files.find', 'server', { status: 404, body: undefined })
    const client = createCannedClient({ 'files.find': { failure: missing } })
    await openForStaff(<PrivateFileView file={file} />, language, client)
    expect((await screen.findByRole('alert')).textContent).toBe(words[language])
  },
)

it('one that cannot be asked for at the moment is not', async () => {
  const failed = new ApiFailure('files.find', 'network', {})
  const client = createCannedClient({ 'files.find': { failure: failed } })
  await openForStaff(<PrivateFileView file={file} />, 'en', client)
  await screen.findByText('سيرة.pdf')
  expect(screen.queryByRole('alert')).toBeNull()
})
