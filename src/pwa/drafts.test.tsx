import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import {
  currentDrafts,
  dropDraft,
  keepDraft,
  latestDraft,
  leaveDrafts,
  openDrafts,
} from './drafts.ts'
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

test('an edit that is being stored is the latest, and no more once that failed or it was dropped', async () => {
  await arrive('sara')
  await keepDraft(edit)
  const latest = () => latestDraft(edit)?.title
  const stored = keepDraft({ ...edit, title: 'مراوح نفاثة' })
  expect(latest()).toBe('مراوح نفاثة')
  expect(await stored).toBe(true)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const lost = keepDraft({ ...edit, title: 'وحدات مناولة' })
  expect(latest()).toBe('وحدات مناولة')
  expect(await lost).toBe(false)
  put.mockRestore()
  expect(latest()).toBe('مراوح نفاثة')
  const late = keepDraft({ ...edit, title: 'وحدات مناولة' })
  await dropDraft(edit)
  await late
  expect(latest()).toBeUndefined()
  expect(titles()).toEqual([])
})

test('nobody is signed in: nothing is kept', async () => {
  expect(await keepDraft(edit)).toBe(false)
})

// OFFLINE-16
test('the week that a draft waits begins as the session ends, also in a tab that was open for longer', async () => {
  await arrive('sara')
  await keepDraft(edit)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 60 * 60 * 1000)
  await leaveDrafts(undefined)
  clock.mockRestore()
  expect(await readDrafts('sara')).toHaveLength(1)
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
