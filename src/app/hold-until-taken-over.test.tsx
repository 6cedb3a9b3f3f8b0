import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notePageTakenOver } from '#src/ui/hydration.ts'
import { holdUntilTakenOver } from './hold-until-taken-over.ts'

describe('a page that is still to be taken over', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open() {
    const history = createMemoryHistory({ initialEntries: ['/projects'] })
    holdUntilTakenOver(history)
    return history
  }

  // In this order: what has been taken over stays so.
  it('holds whoever leaves for a second at the most, and nobody after that', async () => {
    const history = open()
    history.push('/services')
    await vi.advanceTimersByTimeAsync(999)
    expect(history.location.pathname).toBe('/projects')
    await vi.advanceTimersByTimeAsync(1)
    expect(history.location.pathname).toBe('/services')
    history.push('/products')
    expect(history.location.pathname).toBe('/products')
  })

  it('opens the last of what was pressed once it is taken over, and that alone', async () => {
    const history = open()
    for (const path of ['/services', '/products', '/products']) history.push(path)
    await vi.advanceTimersByTimeAsync(100)
    expect(history.location.pathname).toBe('/projects')
    notePageTakenOver()
    await vi.advanceTimersByTimeAsync(0)
    expect(history.location.pathname).toBe('/products')
    expect(history.length).toBe(2)
  })
})
