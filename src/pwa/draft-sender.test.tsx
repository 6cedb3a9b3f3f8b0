import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { DraftSender, type ShownForm } from './draft-sender.ts'

// OUTBOX-6
test('what was sent goes on its way, also where its person leaves in the wait for the bot trap', async () => {
  const client = vi.fn<ApiClient>(() => Promise.resolve({}))
  const tell = vi.fn<ShownForm['tell']>()
  const form: ShownForm = {
    client,
    language: 'ar',
    onSent: vi.fn(),
    onFound: vi.fn(),
    tell,
    setNote: vi.fn(),
    setBusy: vi.fn(),
    readTrap: () => ({ fields: {}, wait: 100 }),
    clearTrap: vi.fn(),
  }
  const sender = new DraftSender(sendMessageCall)
  sender.show(form)
  const sent = sender.submit({ fields: { Name: 'سارة' }, files: [] })
  sender.hide()
  await sent
  expect(client).toHaveBeenCalledOnce()
  expect(tell).not.toHaveBeenCalled()
})
