import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { clear, createStore } from 'idb-keyval'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import { referenceNumber } from '#contract/idempotency.ts'
import { passTime } from '#tests/support/pass-time.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { reopenSubmission } from './reopened-submissions.ts'
import { newItem, type Submission } from './storage/outbox/outbox-item.ts'
import { addItem, readOutbox } from './storage/outbox/outbox-store.ts'
import { sendOutbox } from './storage/outbox/send-outbox.ts'
import { TrapField } from '#src/ui/trap-field.tsx'
import { type SubmissionOutcome, useSubmission } from './use-submission.ts'

const submission: Submission = { fields: { Name: 'سارة' }, files: [] }
const onDelivered = vi.fn()
const onReopened = vi.fn()
let outcomes: SubmissionOutcome[] = []

function Form() {
  const [, redraw] = useState(0)
  const form = useSubmission(sendMessageCall, { onDelivered, onReopened })
  const { submit, changed, note, trap } = form
  return (
    <>
      <button onClick={() => void submit(submission).then((one) => outcomes.push(one))}>
        send
      </button>
      <button onClick={changed}>type</button>
      <button onClick={() => redraw((times) => times + 1)}>redraw</button>
      <TrapField ref={trap} />
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
  onDelivered.mockClear()
  onReopened.mockClear()
  await clear(createStore('pwa-outbox', 'items'))
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

test('whoever is quicker than a person could be waits instead of being refused', async () => {
  const { client } = await show(0)
  client.mockResolvedValue({})
  press('send')
  await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'delivered' }]), { timeout: 4000 })
  const [call] = client.mock.calls
  expect(bodyOf(call)).toMatchObject({ referral: '', elapsed: expect.stringMatching(/^2\d{3}$/) })
})

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

  test('withdraws it when it is changed', async () => {
    await showTied()
    press('type')
    expect(note()).toBe('')
    await waitFor(async () => expect(await readOutbox()).toEqual([]))
  })

  test('is told when it is delivered by another', async () => {
    await showTied()
    await act(() => sendOutbox({ send: () => Promise.resolve({}), now: Date.now }))
    await waitFor(() => expect(onDelivered).toHaveBeenCalledOnce())
    expect(note()).toMatch(/^[0-9A-F]{8}$/)
  })

  test('is told after a reload that it has been delivered meanwhile', async () => {
    const { unmount } = await showTied()
    unmount()
    await sendOutbox({ send: () => Promise.resolve({}), now: Date.now })
    await show()
    await waitFor(() => expect(onDelivered).toHaveBeenCalledOnce())
  })
})

test('what is changed while it is being sent withdraws it when that fails', async () => {
  const { client } = await show()
  let fail: (cause: unknown) => void = () => {}
  client.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
  press('send')
  await waitFor(() => expect(client).toHaveBeenCalledOnce())
  press('type')
  await act(async () => fail(failure('network')))
  await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'failed' }]))
  await waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(note()).toBe('')
})

test('offline it is kept without an attempt, and the form is free', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { client } = await show()
  press('send')
  await waitFor(() => expect(outcomes).toEqual([{ kind: 'kept' }]))
  press('send')
  await waitFor(() => expect(outcomes).toHaveLength(2))
  expect(await readOutbox()).toHaveLength(2)
  expect(client).not.toHaveBeenCalled()
})

test('an item that is put back is shown by the form, and kept no longer', async () => {
  const item = newItem(sendMessageCall, 'ar', submission)
  await addItem(item)
  reopenSubmission(item)
  await show()
  expect(onReopened).toHaveBeenCalledWith(item)
  await waitFor(async () => expect(await readOutbox()).toEqual([]))
})
