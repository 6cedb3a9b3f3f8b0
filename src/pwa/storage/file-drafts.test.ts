import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { forgetOldFileDrafts, readFileDraft, writeFileDraft } from './file-drafts.ts'

const day = 24 * 60 * 60 * 1000
const file = (field: string) => ({ field, name: 'سجل.pdf', blob: new Blob(['%PDF']) })

beforeEach(() => forgetOldFileDrafts(Date.now() + 2 * day))

test('files are kept per draft, in the place of those before', async () => {
  expect(await writeFileDraft('one', [file('cv'), file('profile')])).toBe(true)
  await writeFileDraft('one', [file('profile')])
  await writeFileDraft('two', [file('cv')])
  const [kept, ...more] = await readFileDraft('one')
  expect(more).toEqual([])
  expect(kept).toMatchObject({ field: 'profile', name: 'سجل.pdf' })
  expect(await kept?.blob.text()).toBe('%PDF')
})

test('no files leave nothing behind', async () => {
  await writeFileDraft('one', [file('cv')])
  await writeFileDraft('one', [])
  expect(await readFileDraft('one')).toEqual([])
})

test('what is a day old is forgotten, what is younger stays', async () => {
  await writeFileDraft('one', [file('cv')])
  await forgetOldFileDrafts(Date.now() + day - 60_000)
  expect(await readFileDraft('one')).toHaveLength(1)
  await forgetOldFileDrafts(Date.now() + day + 60_000)
  expect(await readFileDraft('one')).toEqual([])
})
