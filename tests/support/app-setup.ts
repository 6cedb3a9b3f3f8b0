import { StyleSheet } from '@emotion/sheet'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// On a busy machine what a test waits for takes its time.
configure({ asyncUtilTimeout: 10_000 })

/**
 * jsdom lays nothing out, so a test can only see styles that hide something, turn an order or keep lines. All others are
 * left out: a search by role matches every rule against every element, which took half of the time.
 */
const insert = StyleSheet.prototype.insert
StyleSheet.prototype.insert = function (rule) {
  if (/display:\s*none|visibility:\s*hidden|column-reverse|white-space/.test(rule))
    insert.call(this, rule)
}

/** jsdom knows no constructed style sheets. */
document.adoptedStyleSheets = []
CSSStyleSheet.prototype.replaceSync = () => {}

// jsdom knows no media: none holds.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList

// Nothing has a size that could change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** React and Material UI report wrong use through the console; a test that provokes it fails. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  const complaints = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls)
  vi.restoreAllMocks()
  expect(complaints, 'written to the console').toEqual([])
})
