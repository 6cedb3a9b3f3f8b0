import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { dismissed, selectOffline } from '#src/features/offline/offline-slice.ts'
import { selectLanguage } from '#src/features/language/language-slice.ts'
import { createStore } from './store.ts'
import { watchConnection } from './watch-connection.ts'

test.each(['ar', 'en'] as const)('the store holds the language of the page, %s', (language) => {
  expect(selectLanguage(createStore(language).getState())).toBe(language)
})

describe('the offline flag', () => {
  // OFFLINE-1
  test('follows the browser, and goes when dismissed until the next loss', () => {
    const store = createStore('ar')
    const offline = () => selectOffline(store.getState())
    watchConnection(store)
    expect(offline()).toBe(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(offline()).toBe(true)
    store.dispatch(dismissed())
    expect(offline()).toBe(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(offline()).toBe(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(offline()).toBe(false)
  })

  test('is up from the start without a connection', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const store = createStore('en')
    watchConnection(store)
    onLine.mockRestore()
    expect(selectOffline(store.getState())).toBe(true)
  })
})
