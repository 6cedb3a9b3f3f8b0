import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { partOnDemand } from './part-on-demand.tsx'

/** Lets everything go on that waits for no clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  // Rendered as for a visitor: React waits for nothing while it is tested.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows as soon as its code is there, not some time after', async () => {
  const Dialog = partOnDemand(async () => ({ name }: { name: string }) => <p>Menu of {name}</p>)
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<Dialog name="the site" />))
  expect(place.textContent).toBe('')
  await settle()
  expect(place.textContent).toBe('Menu of the site')

  // A second one has the code from the start.
  flushSync(() => root.render([<Dialog key="a" name="one" />, <Dialog key="b" name="two" />]))
  expect(place.textContent).toBe('Menu of oneMenu of two')
  root.unmount()
})

it('shows where its code arrived just after it was first rendered', async () => {
  let arrive: (part: () => React.ReactNode) => void = () => {}
  const Dialog = partOnDemand(
    () => new Promise<() => React.ReactNode>((resolve) => (arrive = resolve)),
  )
  // After the rendering, and before what React does after the paint.
  const Arrival = () => {
    useLayoutEffect(() => arrive(() => <p>Here</p>))
    return null
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render([<Dialog key="a" />]))
  root.render([<Dialog key="a" />, <Dialog key="b" />, <Arrival key="c" />])
  await settle()
  expect(place.textContent).toBe('HereHere')
  root.unmount()
})

it('comes once the code can be had', async () => {
  let attempts = 0
  const Dialog = partOnDemand(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('no connection')
    return () => <p>Here</p>
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<Dialog />))
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(place.textContent).toBe('Here')
  })
  expect(attempts).toBe(2)
  root.unmount()
})
