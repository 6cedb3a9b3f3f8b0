import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import {
  deleteDraft,
  deleteDraftsOf,
  deleteOldDrafts,
  type Draft,
  markSeen,
  readDrafts,
  writeDraft,
} from './admin-drafts.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.now()

const draftOf = (userId: string, recordId: string, more: Partial<Draft> = {}): Draft => ({
  userId,
  collection: 'drivers',
  recordId,
  isNew: false,
  title: 'مراوح محورية',
  path: `/admin/drivers/edit/${recordId}`,
  values: { title: { ar: 'مراوح', en: '' } },
  base: { id: recordId, version: 3 },
  pictures: {},
  savedAt: now,
  seenAt: now,
  ...more,
})
const idsOf = async (userId: string) => (await readDrafts(userId))?.map(({ recordId }) => recordId)

beforeEach(() => deleteOldDrafts(now + 100 * day))

test('drafts are read by their user only, the latest first, as they were', async () => {
  const older = draftOf('sara', 'one', { savedAt: now - 1000 })
  await writeDraft(older)
  await writeDraft(draftOf('sara', 'two'))
  await writeDraft(draftOf('omar', 'one'))
  expect(await idsOf('sara')).toEqual(['two', 'one'])
  expect((await readDrafts('sara'))?.[1]).toEqual(older)
})

test('a later state stands in the place of an earlier one', async () => {
  await writeDraft(draftOf('sara', 'one'))
  await writeDraft(draftOf('sara', 'one', { title: 'مراوح نفاثة' }))
  expect((await readDrafts('sara'))?.map(({ title }) => title)).toEqual(['مراوح نفاثة'])
  await deleteDraft({ userId: 'sara', collection: 'drivers', recordId: 'one' })
  expect(await idsOf('sara')).toEqual([])
})

// OFFLINE-16
test('who leaves takes their own drafts along, and nobody else’s', async () => {
  await writeDraft(draftOf('sara', 'one'))
  await writeDraft(draftOf('omar', 'two'))
  expect(await deleteDraftsOf('sara')).toBe(true)
  expect(await idsOf('sara')).toEqual([])
  expect(await idsOf('omar')).toEqual(['two'])
})

// OFFLINE-16
test('drafts wait for their user for 7 days from when they were here last', async () => {
  await writeDraft(draftOf('sara', 'one'))
  await writeDraft(draftOf('omar', 'two'))
  await markSeen('omar', now + 3 * day)
  await deleteOldDrafts(now + 7 * day - 1)
  expect(await idsOf('sara')).toEqual(['one'])
  await deleteOldDrafts(now + 7 * day + 1)
  expect(await idsOf('sara')).toEqual([])
  expect(await idsOf('omar')).toEqual(['two'])
})
