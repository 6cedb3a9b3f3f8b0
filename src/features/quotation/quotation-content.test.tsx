import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestQuotationCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { outboxName } from '#src/pwa/storage/outbox/outbox-news.ts'
import { sendOutbox } from '#src/pwa/storage/outbox/send-outbox.ts'
import { newItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { addItem, readOutbox } from '#src/pwa/storage/outbox/outbox-store.ts'
import {
  announceListed,
  changeListed,
  type ListedLine,
  linesToSend,
  readListed,
} from '#src/pwa/storage/quotation-store.ts'
import { reopened } from '#src/pwa/reopened-submissions.ts'
import { ToastHost } from '#src/ui/toasts/toast-host.tsx'
import { createFakeLocks } from '#tests/support/fake-locks.ts'
import { passTime } from '#tests/support/pass-time.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { QuotationContent } from './quotation-content.tsx'

const product = { id: 'p1', slug: 'axial-fan', title: 'Axial fan', formerSlugs: ['old-axial'] }
const axial: ListedLine = {
  product: 'axial-fan',
  code: 'NAX-800/4',
  point: { airflow: 12_000, pressure: 450 },
  quantity: 3,
  note: '',
  title: 'Axial fan',
}
const gone: ListedLine = {
  ...axial,
  product: 'gone-fan',
  code: '',
  point: null,
  title: 'An old fan',
}

const call = requestQuotationCall.id
const failure = (kind: 'timeout' | 'server', status?: number, body?: unknown) =>
  new ApiFailure(call, kind, { ...(status === undefined ? {} : { status }), body })

async function show(lines: ListedLine[] = [axial, gone], language: Language = 'en') {
  localStorage.setItem('language', language)
  await changeListed(() => lines)
  announceListed()
  const answers = { GetAllProducts: { body: { data: [product] } } }
  const view = await renderInApp(
    <>
      <QuotationContent waiting={<p>waiting</p>} />
      <ToastHost language={language} />
    </>,
    { language, answers },
  )
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull())
  passTime()
  const client = vi.spyOn(view.app.api, 'client')
  return { ...view, client, user: userEvent.setup() }
}

const heading = () => screen.getByRole('heading', { level: 2, name: /lines?$/ }).textContent
const quantity = (name = 'NAX-800/4') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Quantity .*${name}`))
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[name]' })
const send = () => screen.getByText<HTMLButtonElement>('Request a quote', { selector: 'button' })
const listed = async () => (await readListed())?.map((line) => `${line.product} ${line.quantity}`)

async function fill() {
  for (const [name, value] of [
    ['Name', 'Sara Ali'],
    ['Email', 'sara@example.com'],
    ['Phone number', '+20 101 234 5678'],
  ] as const)
    fireEvent.input(field(name), { target: { value } })
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'))
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: createFakeLocks() }))
  await clear(createStore(outboxName, 'items'))
})

// QUOTE-1
describe('the list', () => {
  it('takes a quantity in Arabic digits, and says what is wrong with 0, nothing and too many', async () => {
    const { user } = await show()
    await waitFor(() => expect(quantity().value).toBe('3'))
    fireEvent.change(quantity(), { target: { value: '٢٥' } })
    expect(quantity().value).toBe('25')
    await waitFor(async () => expect(await listed()).toEqual(['axial-fan 25', 'gone-fan 3']))
    for (const wrong of ['0', '', '10000']) {
      fireEvent.change(quantity(), { target: { value: wrong } })
      expect(quantity().getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText('Please enter a whole number from 1 to 9,999')).toBeTruthy()
    }
    await waitFor(async () => expect(await listed()).toEqual(['axial-fan 25', 'gone-fan 3']))
    await fill()
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(/correct the errors/i)
    expect(document.activeElement).toBe(quantity())
  })

  // QUOTE-5
  it('links to a product by its slug of now, and keeps a line whose product is gone', async () => {
    await show([{ ...axial, product: 'old-axial' }, gone])
    const link = await screen.findByRole('link', { name: 'Axial fan' })
    expect(link.getAttribute('href')).toBe('/products/axial-fan')
    expect(screen.getByText('An old fan', { selector: 'bdi' })).toBeTruthy()
    expect(screen.getAllByText(/no longer list this product/)).toHaveLength(1)
    expect(screen.getByText('12,000 m³/h')).toBeTruthy()
  })

  it('takes a line off and all of them, and each of it back', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: /^Remove from the list: An old fan/ }))
    await waitFor(() => expect(heading()).toBe('1 line'))
    // The device answers before the page tells of it.
    expect(await screen.findByText('Removed: An old fan')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heading()).toBe('2 lines'))
    await user.click(screen.getByRole('button', { name: 'Empty the list' }))
    expect(await screen.findByText(/quote list is empty/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heading()).toBe('2 lines'))
    await waitFor(async () => expect(await listed()).toEqual(['axial-fan 3', 'gone-fan 3']))
  })

  it('keeps a note of each line', async () => {
    const { user } = await show([axial])
    await user.click(screen.getByRole('button', { name: /^Add a note/ }))
    const note = screen.getByLabelText(/^Note/)
    expect(document.activeElement).toBe(note)
    fireEvent.change(note, { target: { value: 'للطابق الثاني' } })
    await waitFor(async () => expect((await readListed())?.[0]?.note).toBe('للطابق الثاني'))
  })
})

// QUOTE-7
describe('sending', () => {
  const bodyOf = (client: Awaited<ReturnType<typeof show>>['client'], time = 0) =>
    client.mock.calls.filter(([{ id }]) => id === call)[time]?.[1]

  it('brings the lines and who asks, and leaves an empty list with the reference number', async () => {
    const { client, user } = await show()
    client.mockResolvedValue({ data: { id: '1' } })
    await fill()
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeTruthy()
    expect(screen.getByText(/^[0-9A-F]{8}$/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/has been sent/))
    expect(bodyOf(client)?.body).toMatchObject({
      Name: 'Sara Ali',
      PhoneNumber: '+201012345678',
      MessageContent: '',
      Lines: linesToSend([axial, gone]),
    })
    await waitFor(async () => expect(await listed()).toEqual([]))
  })

  it('offline it waits, the list is empty, and the request is given back to be edited', async () => {
    const { user } = await show()
    goOffline()
    await fill()
    await user.click(send())
    expect(
      await screen.findByRole('heading', { name: 'Your request is saved on this device' }),
    ).toBeTruthy()
    await waitFor(async () => expect(await listed()).toEqual([]))
    // Storage that is slow to answer says nothing.
    const [item] = await waitFor(async () => {
      const items = await readOutbox()
      expect(items).toHaveLength(1)
      return items ?? []
    })
    act(() => reopened.set(item))
    await waitFor(() => expect(heading()).toBe('2 lines'))
    expect(field('Name').value).toBe('Sara Ali')
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
  })

  // OUTBOX-14
  it('says so once what waited for a connection has been sent', async () => {
    const { user } = await show()
    goOffline()
    await fill()
    await user.click(send())
    await screen.findByRole('heading', { name: 'Your request is saved on this device' })
    await waitFor(async () => expect(await readOutbox()).toHaveLength(1))
    await act(async () => {
      await sendOutbox({ send: () => Promise.resolve({}), now: Date.now })
    })
    expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeTruthy()
    expect(screen.getByText(/^[0-9A-F]{8}$/)).toBeTruthy()
  })

  it('after a time-out the list stays and is sent under the same key; changed, under another one', async () => {
    const { client, user } = await show()
    client.mockRejectedValue(failure('timeout'))
    await fill()
    await user.click(send())
    await screen.findByText(/we will keep trying/)
    await user.click(send())
    await waitFor(() => expect(bodyOf(client, 1)).toBeDefined())
    expect(bodyOf(client, 1)?.headers).toEqual(bodyOf(client, 0)?.headers)
    await waitFor(() => expect(send().disabled).toBe(false))
    fireEvent.change(quantity(), { target: { value: '4' } })
    await screen.findByText(/earlier version may have reached us/)
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
    client.mockResolvedValue({ data: { id: '1' } })
    await user.click(send())
    await screen.findByRole('heading', { name: 'Your request has been sent' })
    expect(bodyOf(client, 2)?.headers).not.toEqual(bodyOf(client, 0)?.headers)
  })

  it('a request that another tab could not send yet is not sent a second time', async () => {
    const fields = {
      Name: 'Mona Salem',
      Email: 'mona@example.com',
      PhoneNumber: '+201012345678',
      MessageContent: '',
      Lines: linesToSend([axial, gone]),
    }
    const { client, user } = await show()
    client.mockResolvedValue({ data: { id: '1' } })
    await fill()
    const item = newItem(requestQuotationCall, 'en', { fields, files: [] })
    await addItem({ ...item, attempts: 1, nextAttemptAt: Date.now() + 60_000 })
    await user.click(send())
    await screen.findByText(/we will keep trying/)
    expect(field('Name').value).toBe('Mona Salem')
    expect(bodyOf(client)).toBeUndefined()
    await user.click(send())
    await screen.findByRole('heading', { name: 'Your request has been sent' })
    expect(bodyOf(client)?.headers).toMatchObject({ 'Idempotency-Key': item.id })
  })

  it('a delivery by the worker empties the list wherever it is shown', async () => {
    await show()
    const fields = { Name: 'Mona Salem', Lines: linesToSend([axial]) }
    await addItem(newItem(requestQuotationCall, 'en', { fields, files: [] }))
    await act(async () => {
      await sendOutbox({ send: () => Promise.resolve({}), now: Date.now })
    })
    await waitFor(() => expect(heading()).toBe('1 line'))
    await waitFor(async () => expect(await listed()).toEqual(['gone-fan 3']))
  })

  // QUOTE-9
  it('shows which line the server found wrong, and keeps the list', async () => {
    const { client, user } = await show()
    const words = 'Line 2: it names no product'
    client.mockRejectedValue(failure('server', 400, { errors: { Lines: [words] } }))
    await fill()
    await user.click(send())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(heading()).toBe('2 lines')
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
  })
})

// Last: from then on this page trusts its device no more.
// QUOTE-6
it('says that the device does not keep it, and goes on', async () => {
  await show([axial])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.change(quantity(), { target: { value: '8' } })
  expect(await screen.findByText(/cannot be saved on your device/)).toBeTruthy()
  expect(quantity().value).toBe('8')
})
