import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// On a busy machine what a test waits for takes its time.
configure({ asyncUtilTimeout: 5000 })

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
