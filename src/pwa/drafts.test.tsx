import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { currentDrafts, dropDraft, keepDraft, leaveDrafts, openDrafts } from './drafts.ts'
import { readDrafts } from './storage/admin-drafts.ts'

const edit = {
  collection: 'drivers',
  recordId: 'one',
  isNew: false,
  title: 'مراوح محورية',
  path: '/admin/drivers/edit/one',
  values: {},
  base: undefined,
  pictures: {},
  savedAt: Date.now(),
}
const titles = () => currentDrafts()?.map(({ title }) => title)

async function arrive(userId: string): Promise<void> {
  void openDrafts(userId)
  await expect.poll(currentDrafts).toBeDefined()
}

afterEach(async () => {
  await leaveDrafts('sara')
  await leaveDrafts('omar')
})

// OFFLINE-14
test('an edit is listed once it is kept, and no more once it is dropped', async () => {
  await arrive('sara')
  expect(await keepDraft(edit)).toBe(true)
  expect(titles()).toEqual(['مراوح محورية'])
  await keepDraft({ ...edit, title: 'مراوح نفاثة' })
  expect(titles()).toEqual(['مراوح نفاثة'])
  await dropDraft(edit)
  expect(titles()).toEqual([])
  expect(await readDrafts('sara')).toEqual([])
})

test('nobody is signed in: nothing is kept', async () => {
  expect(await keepDraft(edit)).toBe(false)
})

// OFFLINE-16
test('a session that ends by itself leaves drafts for their user alone', async () => {
  await arrive('sara')
  await keepDraft(edit)
  await leaveDrafts(undefined)
  expect(titles()).toEqual([])
  await arrive('omar')
  expect(titles()).toEqual([])
  void openDrafts('sara')
  await expect.poll(titles).toEqual(['مراوح محورية'])
})

test('a sign-out deletes them, at the next start if need be', async () => {
  await arrive('sara')
  await keepDraft(edit)
  localStorage.setItem('drafts-left', 'sara')
  await leaveDrafts(undefined)
  await arrive('sara')
  expect(titles()).toEqual([])
  await expect.poll(() => localStorage.getItem('drafts-left')).toBeNull()
  await keepDraft(edit)
  await leaveDrafts('sara')
  expect(await readDrafts('sara')).toEqual([])
})
