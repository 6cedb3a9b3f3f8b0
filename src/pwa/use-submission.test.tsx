import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { clear, createStore } from 'idb-keyval'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import { referenceNumber } from '#contract/idempotency.ts'
import { createFakeLocks } from '#tests/support/fake-locks.ts'
import { passTime } from '#tests/support/pass-time.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { reopened } from './reopened-submissions.ts'
import { newItem } from './storage/outbox/outbox-item.ts'
import type { Submission } from './storage/outbox/submission.ts'
import { addItem, readOfDraft, readOutbox, removeItem } from './storage/outbox/outbox-store.ts'
import { sendOutbox } from './storage/outbox/send-outbox.ts'
import { HoneypotField } from '#src/ui/honeypot-field.tsx'
import type { SubmissionOutcome } from './draft-sender.ts'
import { useSubmission } from './use-submission.ts'

const submission: Submission = { fields: { Name: 'سارة' }, files: [] }
const onSent = vi.fn()
const onFound = vi.fn()
let outcomes: SubmissionOutcome[] = []

/** Ends a call that is under way. */
interface Answer {
  take: () => void
  fail: (cause: unknown) => void
}

function Form() {
  const [, redraw] = useState(0)
  const form = useSubmission(sendMessageCall, {
    onSent,
    onFound,
    tell: (outcome) => outcomes.push(outcome),
  })
  const { submit, changed, sending, saving, note, trap } = form
  return (
    <>
      <button onClick={() => void submit(submission)}>send</button>
      <button onClick={changed}>type</button>
      <p>{saving ? 'saving' : sending ? 'busy' : 'idle'}</p>
      <button onClick={() => redraw((times) => times + 1)}>redraw</button>
      <HoneypotField ref={trap} />
      <output>{note?.kind === 'reference' ? note.reference : note?.kind}</output>
    </>
  )
}

async function show(openFor = 5000) {
  const { app, unmount } = await renderInApp(<Form />, { language: 'ar' })
  passTime(openFor)
  const client = vi.spyOn(app.api, 'client')
  // The form asks for its client at each rendering.
  press('redraw')
  return { client, unmount }
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const note = () => screen.getByRole('status').textContent
const failure = (kind: FailureKind, status?: number) =>
  new ApiFailure('SendMessage', kind, status === undefined ? {} : { status })
const keyOf = (call: unknown[] | undefined) =>
  (call?.[1] as { headers: Record<string, string> }).headers['Idempotency-Key']

beforeEach(async () => {
  sessionStorage.clear()
  outcomes = []
  onSent.mockClear()
  onFound.mockClear()
  await clear(createStore('pwa-outbox', 'items'))
})

// OUTBOX-1
test('a press is said to be sent only once it is on the device', async () => {
  const { client } = await show()
  client.mockReturnValue(new Promise(() => {}))
  press('send')
  expect(screen.getByText('saving')).toBeTruthy()
  await screen.findByText('busy')
  expect(await readOutbox()).toHaveLength(1)
})

test('it is kept while it is sent, and no longer', async () => {
  const { client } = await show()
  let kept = 0
  client.mockImplementation(async () => {
    kept = (await readOutbox())?.length ?? 0
    return {}
  })
  press('send')
  await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'delivered' }]))
  expect(kept).toBe(1)
  expect(await readOutbox()).toEqual([])
  expect(note()).toBe(referenceNumber(keyOf(client.mock.calls[0]) ?? ''))
})

const bodyOf = (call: unknown[] | undefined) => (call?.[1] as { body: object }).body

// FORM-7
test('whoever is quicker than a person could be waits, kept already, instead of being refused', async () => {
  const { client } = await show(0)
  client.mockResolvedValue({})
  press('send')
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1))
  expect(client).not.toHaveBeenCalled()
  await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'delivered' }]), { timeout: 4000 })
  expect(bodyOf(client.mock.calls[0])).toMatchObject({ referral: '', elapsed: '2000' })
})

// OUTBOX-4
test.each([400, 404, 413, 422])('status %d gives it back to the form', async (status) => {
  const { client } = await show()
  client.mockRejectedValue(failure('server', status))
  press('send')
  await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'failed', failure: { status } }]))
  await waitFor(async () => expect(await readOutbox()).toEqual([]))
  press('send')
  // Until it has ended: its outcome would be taken for the next test's.
  await waitFor(() => expect(outcomes).toHaveLength(2))
  expect(keyOf(client.mock.calls[1])).not.toBe(keyOf(client.mock.calls[0]))
})

describe.each([
  ['a time-out', failure('timeout')],
  ['no answer', failure('network')],
  ['status 500', failure('server', 500)],
  ['status 408', failure('server', 408)],
  ['status 409', failure('server', 409)],
  ['status 425', failure('server', 425)],
  ['status 429', failure('server', 429)],
])('after %s the form is tied to its item', (_name, cause) => {
  // OUTBOX-3
  test('which waits, and goes under the same key when pressed again', async () => {
    const { client } = await show()
    client.mockRejectedValueOnce(cause).mockResolvedValue({})
    press('send')
    await waitFor(() => expect(outcomes).toHaveLength(1))
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(note()).toBe('retrying')
    press('send')
    await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'failed' }, { kind: 'delivered' }]))
    expect(keyOf(client.mock.calls[1])).toBe(keyOf(client.mock.calls[0]))
    expect(await readOutbox()).toEqual([])
  })
})

describe('a form that is tied to an item', () => {
  async function showTied() {
    const shown = await show()
    shown.client.mockRejectedValue(failure('network'))
    press('send')
    await waitFor(() => expect(note()).toBe('retrying'))
    return shown
  }

  // OUTBOX-3
  test('withdraws it when it is changed', async () => {
    const { client } = await showTied()
    press('type')
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
    await waitFor(() => expect(note()).toBe('superseded'))
    client.mockResolvedValue({})
    press('send')
    await waitFor(() => expect(outcomes.at(-1)).toMatchObject({ kind: 'delivered' }))
    expect(keyOf(client.mock.calls[1])).not.toBe(keyOf(client.mock.calls[0]))
  })

  test('is told when it is delivered by another', async () => {
    await showTied()
    await act(() => sendOutbox({ send: () => Promise.resolve({}), now: Date.now }))
    await waitFor(() => expect(onSent.mock.calls).toEqual([['delivered']]))
    expect(note()).toMatch(/^[0-9A-F]{8}$/)
  })

  // OUTBOX-9
  test('is told after a reload that it has been delivered meanwhile', async () => {
    const { unmount } = await showTied()
    unmount()
    await sendOutbox({ send: () => Promise.resolve({}), now: Date.now })
    await show()
    await waitFor(() => expect(onSent.mock.calls).toEqual([['delivered']]))
  })
})

describe('what is changed while it is being sent', () => {
  async function showSending() {
    const shown = await show()
    const answer: Answer = { take: () => {}, fail: () => {} }
    shown.client.mockImplementationOnce(
      () =>
        new Promise((resolve, reject) => {
          Object.assign(answer, { fail: reject, take: () => resolve({}) })
        }),
    )
    press('send')
    await waitFor(() => expect(shown.client).toHaveBeenCalledOnce())
    press('type')
    return { ...shown, answer }
  }

  test('withdraws it when that fails, and says that it may have arrived', async () => {
    const { answer } = await showSending()
    await act(async () => answer.fail(failure('network')))
    await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'failed' }]))
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
    await waitFor(() => expect(note()).toBe('superseded'))
  })

  test('is not taken for a doubt where the server said no', async () => {
    const { answer } = await showSending()
    await act(async () => answer.fail(failure('server', 429)))
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
    expect(note()).toBe('')
  })

  test('stays in the form when the former version arrives, and is told to be unsent', async () => {
    const { answer } = await showSending()
    await act(async () => answer.take())
    await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'delivered' }]))
    expect(onSent).not.toHaveBeenCalled()
    expect(note()).toBe('changedSince')
  })
})

// OUTBOX-10
test('a second message typed after the first was kept is not cleared by the first one arriving', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  press('send')
  await waitFor(() => expect(outcomes).toEqual([{ kind: 'kept' }]))
  press('type')
  online.mockReturnValue(true)
  await act(() => sendOutbox({ send: () => Promise.resolve({}), now: Date.now }))
  expect(onSent.mock.calls).toEqual([['kept']])
})

describe('a page that is left while it sends', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  /** Leaves the page while its call is on the way. */
  async function leaveWhileSending() {
    const { client, unmount } = await show()
    const answer: Answer = { take: () => {}, fail: () => {} }
    client.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          Object.assign(answer, { take: () => resolve({}), fail: reject })
        }),
    )
    press('send')
    await waitFor(() => expect(client).toHaveBeenCalledOnce())
    unmount()
    return { key: keyOf(client.mock.calls[0]), answer }
  }

  test('and comes back: it says that it is being sent, and is cleared when that is done', async () => {
    const { answer } = await leaveWhileSending()
    const { client } = await show(10_000)
    await waitFor(() => expect(screen.getByText('busy')).toBeTruthy())
    expect(onFound.mock.calls).toMatchObject([[{ fields: { Name: 'سارة' } }, 'waiting']])
    await act(async () => answer.take())
    await waitFor(() => expect(onSent.mock.calls).toEqual([['delivered']]))
    expect(screen.getByText('idle')).toBeTruthy()
    expect(client).not.toHaveBeenCalledWith(sendMessageCall, expect.anything())
    expect(await readOutbox()).toEqual([])
  })

  test('says nothing of a failure: the item waits, and a press repeats it', async () => {
    const { key, answer } = await leaveWhileSending()
    await act(async () => answer.fail(failure('network')))
    await waitFor(async () => expect(await readOutbox()).toMatchObject([{ attempts: 1 }]))
    const { client } = await show(10_000)
    await waitFor(() => expect(note()).toBe('retrying'))
    expect(outcomes).toEqual([])
    client.mockResolvedValue({})
    press('send')
    await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'delivered' }]))
    expect(keyOf(client.mock.calls[0])).toBe(key)
  })

  test('loses no refusal: the item is kept, stopped, where the list shows it', async () => {
    const { answer } = await leaveWhileSending()
    await act(async () => answer.fail(failure('server', 400)))
    await waitFor(async () => expect(await readOutbox()).toMatchObject([{ state: 'stopped' }]))
    await show(10_000)
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce())
    expect(await readOutbox()).toHaveLength(1)
  })

  test('is closed in the middle of the call: the next one goes on with it, once', async () => {
    const { key } = await leaveWhileSending()
    // The browser lets go of a closed tab's locks.
    Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true })
    const { client } = await show(10_000)
    client.mockResolvedValue({})
    await waitFor(() => expect(onSent.mock.calls).toEqual([['delivered']]))
    expect(client.mock.calls.map(keyOf)).toEqual([key])
  })
})

test('a tab duplicated while an item waits presses the same submission, and is cleared with the other', async () => {
  const first = await show()
  first.client.mockRejectedValue(failure('network'))
  press('type')
  press('send')
  await waitFor(() => expect(note()).toBe('retrying'))
  const [item] = (await readOutbox()) ?? []
  const { app } = await renderInApp(<Form />, { language: 'ar' })
  await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe('retrying'))
  vi.spyOn(app.api, 'client').mockResolvedValue({})
  for (const redraw of screen.getAllByText('redraw')) fireEvent.click(redraw)
  fireEvent.click(screen.getAllByText('send')[1] as HTMLElement)
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2))
  expect(await readOfDraft(item?.draft ?? '')).toMatchObject({ id: item?.id, state: 'delivered' })
})

describe('storage that does not work', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }

  test('for a while is asked again, and never taken for empty', async () => {
    const { client, unmount } = await show()
    client.mockRejectedValue(failure('server', 500))
    press('send')
    await waitFor(() => expect(note()).toBe('retrying'))
    unmount()
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
    await show()
    await waitFor(() => expect(broken).toHaveBeenCalled())
    expect(note()).toBe('')
    broken.mockRestore()
    await waitFor(() => expect(note()).toBe('retrying'))
  })

  // OUTBOX-12
  test('lets a reloaded form repeat what it sent under the same key', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
    const first = await show()
    first.client.mockRejectedValue(failure('timeout'))
    press('send')
    await waitFor(() => expect(note()).toBe('unsaved'))
    first.unmount()
    const { client } = await show(10_000)
    client.mockResolvedValue({})
    press('send')
    await waitFor(() => expect(outcomes.at(-1)).toMatchObject({ kind: 'delivered' }))
    expect(keyOf(client.mock.calls[0])).toBe(keyOf(first.client.mock.calls[0]))
  })

  test('is said to be slow, and the submission goes on without it', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue({} as IDBOpenDBRequest)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue({} as IDBRequest)
    const { client } = await show()
    client.mockReturnValue(new Promise(() => {}))
    press('send')
    expect(screen.getByText('saving')).toBeTruthy()
    await waitFor(() => expect(note()).toBe('slowStorage'), { timeout: 10_000 })
    await waitFor(() => expect(client).toHaveBeenCalled(), { timeout: 10_000 })
    expect(note()).toBe('unsaved')
  }, 30_000)
})

test('an item taken out elsewhere is not said to be waiting any more', async () => {
  const { client } = await show()
  client.mockRejectedValue(failure('network'))
  press('send')
  await waitFor(() => expect(note()).toBe('retrying'))
  const [item] = (await readOutbox()) ?? []
  await act(() => removeItem(item?.id ?? ''))
  await waitFor(() => expect(note()).toBe('withdrawn'))
})

// OUTBOX-2
test('offline it is kept without an attempt, and the form is free', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { client } = await show()
  press('send')
  await waitFor(() => expect(outcomes).toEqual([{ kind: 'kept' }]))
  // A message with the same words is a message of its own once the first has left the form.
  press('send')
  await waitFor(() => expect(outcomes).toHaveLength(2))
  expect(await readOutbox()).toHaveLength(2)
  expect(client).not.toHaveBeenCalled()
})

test('an item that is put back is shown by the form, and kept no longer', async () => {
  const item = newItem(sendMessageCall, 'ar', submission)
  await addItem(item)
  reopened.set(item)
  await show()
  expect(onFound).toHaveBeenCalledWith(item, 'edit')
  await waitFor(async () => expect(await readOutbox()).toEqual([]))
})
