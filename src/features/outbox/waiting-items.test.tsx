import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import type { Language } from '#contract/locale.ts'
import { newItem } from '#src/pwa/storage/outbox/outbox-item.ts'

/** A browser asks once for each page, so each test has modules of its own. */
async function show(language: Language, storage: Partial<StorageManager> | undefined) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  vi.resetModules()
  const { renderInApp } = await import('#tests/support/render-in-app.tsx')
  const { WaitingItems } = await import('./waiting-items.tsx')
  const item = newItem(sendMessageCall, language, { fields: { Name: 'سارة' }, files: [] })
  await renderInApp(<WaitingItems items={[item]} />, { language })
  fireEvent.click(await screen.findByRole('button'))
  return screen.findByRole('dialog')
}

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

describe.each([
  ['ar', 'قد يحذف المتصفح ما ينتظر هنا إذا ضاقت مساحة الجهاز.'],
  ['en', 'The browser may delete what is waiting here if the device runs out of space.'],
] as const)('what waits on the device, %s', (language, warning) => {
  // OUTBOX-13
  test('the browser is asked once to keep it; where it does, there is nothing to say', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    const dialog = await show(language, { persisted: () => Promise.resolve(false), persist })
    expect(persist).toHaveBeenCalledOnce()
    expect(dialog.textContent).not.toContain(warning)
  })

  test('it is not asked again where it keeps it already', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    await show(language, { persisted: () => Promise.resolve(true), persist })
    expect(persist).not.toHaveBeenCalled()
  })

  // OUTBOX-13
  test.each([
    ['refuses', { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(false) }],
    ['fails', { persisted: () => Promise.reject(new Error('no')) }],
    ['cannot be asked', undefined],
  ])('the list says that it may be cleared where the browser %s', async (_how, storage) => {
    const dialog = await show(language, storage)
    await expect.poll(() => dialog.textContent).toContain(warning)
  })
})
