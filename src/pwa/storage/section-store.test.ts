import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clear, createStore } from 'idb-keyval'
import { readSections, writeSection, writeSections } from './section-store.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const section = (title: string, fetchedAt = now) => ({ data: { data: [{ title }] }, fetchedAt })

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  await clear(createStore('pwa-sections', 'sections'))
})
afterEach(() => vi.restoreAllMocks())

test('sections are kept in one go', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const fans = section('Fans')
  const works = section('Works')
  await writeSections([
    ['fans', fans],
    ['works', works],
  ])
  expect(transactions).toHaveBeenCalledOnce()
  expect(await readSections(['fans', 'works'])).toEqual([fans, works])
})

// OFFLINE-2
test.each([
  ['an older answer that comes late does not replace a newer one', now, now - 1, 'first'],
  ['a newer answer replaces an older one', now - 1, now, 'second'],
  ['an answer dated in the future gives way to any other', now + 1, now - 1, 'second'],
])('%s', async (_, first, second, kept) => {
  await writeSection('fans', section('first', first))
  await writeSection('fans', section('second', second))
  expect(await readSections(['fans'])).toMatchObject([{ data: { data: [{ title: kept }] } }])
})

test("what is no section's body is not kept, and keeps no other from it", async () => {
  const portal = { data: { signIn: true }, fetchedAt: now }
  expect(await writeSection('fans', portal)).toBe(false)
  expect(
    await writeSections([
      ['fans', portal],
      ['works', section('Works')],
    ]),
  ).toBe(true)
  expect(await readSections(['fans', 'works'])).toEqual([undefined, section('Works')])
})
