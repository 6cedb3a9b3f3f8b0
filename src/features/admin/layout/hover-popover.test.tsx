import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { HoverPopover } from './hover-popover.tsx'

afterEach(() => void vi.useRealTimers())

// ADMIN-5
test('it shows a tenth of a second after it is pointed at, and goes as long after it is left', async () => {
  const { app, unmount } = await renderInApp(<></>, { language: 'en' })
  unmount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <InApp app={app}>
      <HoverPopover label="Account" trigger={(props) => <button {...props}>Open</button>}>
        Sara
      </HoverPopover>
    </InApp>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  // jsdom's events know no kind of pointer, and React makes 'enter' and 'leave' of these two.
  const point = (type: 'pointerover' | 'pointerout') =>
    fireEvent(
      button,
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
    )
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const isShown = () => screen.queryByRole('group', { name: 'Account' }) !== null

  point('pointerover')
  pass(99)
  expect(isShown()).toBe(false)
  pass(1)
  expect(isShown()).toBe(true)
  point('pointerout')
  pass(99)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})

// ADMIN-5
test('while one was opened by a press, none opens by being pointed at', async () => {
  const { app, unmount } = await renderInApp(<></>, { language: 'en' })
  unmount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <InApp app={app}>
      {['Drafts', 'Account'].map((name) => (
        <HoverPopover
          key={name}
          label={name}
          trigger={(props) => <button {...props}>{`Open ${name}`}</button>}
        >
          Sara
        </HoverPopover>
      ))}
    </InApp>,
  )
  const press = (name: string) => {
    const button = screen.getByRole('button', { name: `Open ${name}` })
    fireEvent.pointerDown(button)
    fireEvent.click(button)
  }
  const point = (name: string) => {
    fireEvent(
      screen.getByRole('button', { name: `Open ${name}` }),
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    )
    act(() => void vi.advanceTimersByTime(100))
  }
  const shown = () => screen.queryAllByRole('group').map((panel) => panel.ariaLabel)

  press('Drafts')
  point('Account')
  expect(shown()).toEqual(['Drafts'])
  press('Account')
  expect(shown()).toEqual(['Account'])
  press('Account')
  point('Drafts')
  expect(shown()).toEqual(['Drafts'])
})
