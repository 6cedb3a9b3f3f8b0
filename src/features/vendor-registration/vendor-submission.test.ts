import { expect, it } from 'vitest'
import { fromSubmission, toSubmission } from './vendor-submission.ts'

it('sends what is filled in, and a form gets it back as it was', async () => {
  const taxCardFile = new File(['%PDF'], 'البطاقة.pdf', { type: 'application/pdf' })
  const submission = toSubmission({ nameAr: 'شركة', bankName: '', taxCardFile })
  expect(submission).toEqual({
    fields: { nameAr: 'شركة' },
    files: [{ field: 'taxCardFile', name: 'البطاقة.pdf', blob: taxCardFile }],
  })
  const values = fromSubmission(submission)
  expect(values).toMatchObject({ nameAr: 'شركة', nameEn: '', bankName: '' })
  expect(values.taxCardFile?.name).toBe('البطاقة.pdf')
  expect(await values.taxCardFile?.text()).toBe('%PDF')
  expect(values.profile).toBeUndefined()
})
