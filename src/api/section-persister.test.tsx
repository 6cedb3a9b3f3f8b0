import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentCalls } from '#contract/content-calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { sectionKey } from '#contract/section-key.ts'
import { readSection } from '#src/pwa/storage/section-store.ts'
import { sections } from './section-queries.ts'

const numbers = { data: { data: [{ employees: 420 }] } }
const drivers = { data: [{ id: 'd', title: 'Fans' }] }
const signIn = () => (document.cookie = 'accessToken=given; path=/')
const signOut = () => (document.cookie = 'accessToken=; path=/; max-age=0')

beforeEach(async () => {
  signOut()
  await clear(createStore('pwa-sections', 'sections'))
})

/** Asks for the statistics, then as a visitor for the drivers: once those are stored, the first would be too. */
async function storedNumbers(answer: () => void = () => undefined) {
  const language = 'ar'
  const queries = new QueryClient()
  const ask = async () => {
    answer()
    return Promise.resolve(numbers)
  }
  await queries.fetchQuery(sections.statistics({ client: ask, language }))
  signOut()
  await queries.fetchQuery(sections.drivers({ client: () => Promise.resolve(drivers), language }))
  const driversKey = sectionKey(language, callAddress(contentCalls.GetAllDrivers))
  await vi.waitFor(async () => expect(await readSection(driversKey)).toBeDefined())
  queries.clear()
  return readSection(sectionKey(language, callAddress(contentCalls.GetAllNumbers)))
}

// OFFLINE-7
test.each([
  ['signed in', signIn, undefined],
  ['signed in and out before the answer', signIn, signOut],
  ['not signed in before the answer', signOut, signIn],
])('what was asked for is not stored: %s', async (_who, before, meanwhile) => {
  before()
  expect(await storedNumbers(meanwhile)).toBeUndefined()
})

test('what a visitor asked for is stored where no worker does it', async () => {
  expect(await storedNumbers()).toMatchObject({ data: { data: [{ employees: 420 }] } })
})
