import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { TurnByHand } from './turn-by-hand.tsx'

const fan = { turn: vi.fn(), zoom: vi.fn(), spin: vi.fn(), dispose: vi.fn() }
const showFan = vi.fn()
vi.mock('./turned/show-fan.ts', () => ({
  showFan: (...given: unknown[]) => showFan(...given) as typeof fan,
}))

const product = { slug: 'jet-fan', type: 'smoke', title: 'Jet fan' } as Product

async function open() {
  vi.clearAllMocks()
  // jsdom has no answer to what a visitor prefers.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await renderInApp(
    <TurnByHand product={product}>
      <picture>
        <img alt="a jet fan" />
      </picture>
    </TurnByHand>,
    { language: 'en' },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Rotate in 3D' }))
  return user
}

// TURN-1
test('a fan is turned by keys, and given back when it is left', async () => {
  showFan.mockReturnValue(fan)
  const user = await open()
  const model = await screen.findByRole('application', { name: /Jet fan/ })
  expect(document.activeElement).toBe(model)
  expect(showFan.mock.calls[0]?.[1]).toBe('jet')
  await user.keyboard('{ArrowRight}{ArrowUp}+')
  const turns = fan.turn.mock.calls as [number, number][]
  expect(turns[0]?.[0]).toBeGreaterThan(0)
  expect(turns[1]?.[1]).toBeLessThan(0)
  expect(fan.zoom).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Run the impeller' }))
  expect(fan.spin).toHaveBeenLastCalledWith(true)
  model.focus()
  await user.keyboard('{Escape}')
  expect(fan.dispose).toHaveBeenCalledOnce()
  expect(screen.getByRole('img', { name: 'a jet fan' })).toBeDefined()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rotate in 3D' })),
  )
})

// TURN-2
test('without WebGL the picture stays, and a text says so', async () => {
  showFan.mockImplementation(() => {
    throw new Error('no WebGL')
  })
  await open()
  expect(await screen.findByText(/The 3D model could not be loaded/)).toBeDefined()
  expect(screen.getByRole('img', { name: 'a jet fan' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Rotate in 3D' })).toBeDefined()
})
