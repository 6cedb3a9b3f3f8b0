import Dialog from '@mui/material/Dialog'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/locale.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { CheckCircleIcon } from '../icons/check-circle.tsx'
import { ErrorIcon } from '../icons/error.tsx'
import { InfoIcon } from '../icons/info.tsx'
import { NotificationsIcon } from '../icons/notifications.tsx'
import { WarningIcon } from '../icons/warning.tsx'
import { showToast, toastDurations, type ToastKind } from './show-toast.ts'
import { ToastHost } from './toast-host.tsx'

/** Milliseconds for a toast to come in, or to go out. */
const transition = 1000
const width = 500

// Fetched by the first toast; here it would have to come while the clock stands still.
beforeAll(() => import('./toast-stack.tsx'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  localStorage.setItem('language', 'en')
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function open(language: Language = 'en') {
  const { container } = await renderInApp(<ToastHost language={language} />, { language })
  return container
}

/** In steps, as React draws, and sets new timers, between them. */
async function pass(time: number) {
  for (let passed = 0; passed < time; passed += 50)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(50, time - passed)))
}

async function toast(kind: ToastKind, text: string, duration = 10_000) {
  await act(async () => {
    showToast(kind, text, duration)
    await vi.dynamicImportSettled()
  })
  await pass(transition)
}

const texts = () => [
  ...screen.queryAllByRole('status').map((one) => one.textContent),
  ...screen.queryAllByRole('alert').map((one) => one.textContent),
]

/** From the top of the screen down, as laid out by the stack's reversed column. */
function shownOrder() {
  const [first] = screen.getAllByRole('status')
  const stack = first?.closest('.toast-stack')
  const isReversed =
    stack !== null &&
    stack !== undefined &&
    getComputedStyle(stack).flexDirection === 'column-reverse'
  const inHtml = texts()
  return isReversed ? inHtml.reverse() : inHtml
}

/** jsdom's pointer events know no place and no button; a mouse event of that name does. */
const point = (element: Element, type: string, clientX: number) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, button: 0, clientX }))

async function drag(element: Element, by: number) {
  point(element, 'pointerdown', 100)
  point(element, 'pointermove', 100 + by / 2)
  point(element, 'pointermove', 100 + by)
  const { translate } = (element as HTMLElement).style
  point(element, 'pointerup', 100 + by)
  await pass(transition)
  return translate
}

it('renders nothing before the first toast', async () => {
  const container = await open()
  expect(container.innerHTML).toBe('')
})

it('shows what came before there was a place for it', async () => {
  showToast('info', 'early')
  await open()
  await act(() => vi.dynamicImportSettled())
  expect(texts()).toEqual(['early'])
})

// TOAST-3
it.each([
  ['default', 'status'],
  ['info', 'status'],
  ['success', 'status'],
  ['loading', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a toast of kind %s has the role %s and its text', async (kind, role) => {
  await open()
  await toast(kind, 'Read me')
  expect(screen.getByRole(role).textContent).toBe('Read me')
})

// TOAST-3
it.each([
  ['default', NotificationsIcon],
  ['info', InfoIcon],
  ['success', CheckCircleIcon],
  ['warning', WarningIcon],
  ['error', ErrorIcon],
] as const)('a toast of kind %s has its icon', async (kind, Icon) => {
  const drawn = render(<Icon />).container.querySelector('svg')?.innerHTML
  expect(drawn).toMatch(/^<path d="M/)
  await open()
  await toast(kind, 'Look at me')
  const shown = screen.getByText('Look at me').closest('[role]')?.querySelector('svg')
  expect(shown?.innerHTML).toBe(drawn)
})

// TOAST-3
it('a toast of kind loading shows that something goes on', async () => {
  await open()
  await toast('loading', 'Wait for me')
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

// TOAST-5
it('has the newest on top, and at most 20', async () => {
  await open()
  for (let number = 1; number <= 22; number += 1) await toast('info', `${number}`, 600_000)
  await pass(transition)
  expect(shownOrder()).toEqual(Array.from({ length: 20 }, (_, index) => `${22 - index}`))
})

// TOAST-1
it.each([
  ['en', 'left'],
  ['ar', 'right'],
] as const)('stands in %s at the top %s', async (language, side) => {
  localStorage.setItem('language', language)
  await open(language)
  await toast('info', 'Here')
  const stack = screen.getByRole('status').closest('.toast-stack')
  const place = stack && getComputedStyle(stack)
  expect(place?.position).toBe('fixed')
  expect(place?.top).not.toBe('')
  expect(place?.[side]).toMatch(/^\d+px$/)
  expect(place?.[side === 'left' ? 'right' : 'left']).toMatch(/^(auto)?$/)
})

describe('a dialog, which hides all beside it from screen readers,', () => {
  function Asking() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Dialog open={open}>Sure?</Dialog>
        <ToastHost language="en" />
      </>
    )
  }

  // TOAST-11
  it('leaves the toasts before and after its opening to be read', async () => {
    await renderInApp(<Asking />, { language: 'en' })
    await toast('success', 'Saved')
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await pass(transition)
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull()
    await toast('error', 'Not sent')
    expect(texts()).toEqual(['Saved', 'Not sent'])
  })
})

// TOAST-6
it.each(['its field', 'the page, where that has gone'])(
  'dismissed by the keyboard it leaves that in %s',
  async (place) => {
    const isGone = place !== 'its field'
    const { container } = await renderInApp(
      <main id="main" tabIndex={-1}>
        <input aria-label="Field" />
        <ToastHost language="en" />
      </main>,
      { language: 'en' },
    )
    await toast('info', 'Read me')
    const field = screen.getByLabelText('Field')
    field.focus()
    const button = screen.getByRole('button', { name: 'Dismiss the notification' })
    button.focus()
    if (isGone) field.remove()
    fireEvent.click(button)
    await pass(transition)
    expect(document.activeElement).toBe(isGone ? container.querySelector('main') : field)
  },
)

describe('goes', () => {
  // TOAST-6
  it('when it is clicked', async () => {
    await open()
    await toast('info', 'Click me')
    await drag(screen.getByRole('status'), 0)
    expect(texts()).toEqual([])
  })

  // TOAST-6
  it.each([
    ['en', 'Dismiss the notification'],
    ['ar', 'إغلاق الإشعار'],
  ] as const)('in %s by a button named "%s"', async (language, name) => {
    await open(language)
    await toast('info', 'First')
    await toast('info', 'Second')
    const [button] = screen.getAllByRole('button', { name })
    if (button) fireEvent.click(button)
    await pass(transition)
    expect(texts()).toEqual(['Second'])
  })

  // TOAST-8
  it.each([[310], [-310]])('when dragged by %d of its 500 pixels', async (by) => {
    await open()
    await toast('info', 'Drag me')
    await drag(screen.getByRole('status'), by)
    expect(texts()).toEqual([])
  })

  // TOAST-4
  it.each([
    ['3 seconds unless told', undefined, 3000],
    ['5 seconds in the back office', toastDurations.admin, 5000],
  ])('by itself after its time: %s', async (_, duration, time) => {
    await open()
    await act(async () => {
      showToast('info', 'Short', duration)
      await vi.dynamicImportSettled()
    })
    await pass(time - 100)
    expect(texts()).toEqual(['Short'])
    await pass(100 + transition)
    expect(texts()).toEqual([])
  })
})

// TOAST-8
it.each([[290], [-290]])('follows a drag by %d of its 500 pixels and springs back', async (by) => {
  await open()
  await toast('info', 'Stay')
  const card = screen.getByRole('status')
  expect(await drag(card, by)).toBe(`${by}px`)
  expect(texts()).toEqual(['Stay'])
  expect(card.style.translate).toBe('0px')
})

// TOAST-8
it('springs back when the browser takes the pointer away', async () => {
  await open()
  await toast('info', 'Stay')
  const card = screen.getByRole('status')
  point(card, 'pointerdown', 100)
  point(card, 'pointermove', 480)
  point(card, 'pointercancel', 0)
  await pass(transition)
  expect(texts()).toEqual(['Stay'])
  expect(card.style.translate).toBe('0px')
})

describe('waits', () => {
  // TOAST-7
  it('while pointed at, and counts on afterwards', async () => {
    await open()
    await toast('info', 'Wait', 3000)
    const card = screen.getByRole('status')
    await pass(1000)
    fireEvent.pointerEnter(card)
    await pass(60_000)
    expect(texts()).toEqual(['Wait'])
    fireEvent.pointerLeave(card)
    await pass(900)
    expect(texts()).toEqual(['Wait'])
    await pass(100 + transition)
    expect(texts()).toEqual([])
  })

  // TOAST-7
  it('while it holds the focus, and counts on afterwards', async () => {
    await open()
    await toast('info', 'Wait', 3000)
    const button = screen.getByRole('button')
    act(() => button.focus())
    await pass(60_000)
    expect(texts()).toEqual(['Wait'])
    act(() => button.blur())
    await pass(1900)
    expect(texts()).toEqual(['Wait'])
    await pass(100 + transition)
    expect(texts()).toEqual([])
  })
})

describe('the stored language', () => {
  // TOAST-2
  it.each([['fr'], [null]])('%s: nothing is shown', async (stored) => {
    if (stored === null) localStorage.clear()
    else localStorage.setItem('language', stored)
    const container = await open()
    await toast('error', 'Unseen')
    expect(container.innerHTML).toBe('')
  })

  // TOAST-2
  it('cannot be read: it is shown', async () => {
    await open()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    await toast('error', 'Seen')
    expect(texts()).toEqual(['Seen'])
  })
})
