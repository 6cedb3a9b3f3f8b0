import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import type { CopyFile } from '#contract/offline-copy-files.ts'
import { askForCopy, type KeptCopy, useKeptCopy } from '#src/pwa/offline-copy.ts'
import type { CopyRecord } from '#src/pwa/storage/offline-copy.ts'
import { type CannedAnswers, renderInApp } from '#tests/support/render-in-app.tsx'
import { OfflineCopy } from './offline-copy.tsx'

vi.mock(import('#src/pwa/offline-copy.ts'), async (original) => ({
  ...(await original()),
  askForCopy: vi.fn<typeof askForCopy>(),
  useKeptCopy: vi.fn<typeof useKeptCopy>(),
}))

const megabyte = 1024 * 1024
const files: CopyFile[] = [
  { url: '/media/a-960.avif', size: 2 * megabyte, group: 'pictures' },
  { url: '/media/b-960.avif', size: megabyte, group: 'pictures' },
  { url: '/media/sheet.pdf', size: 3 * megabyte, group: 'dataSheets' },
  { url: '/media/iso.pdf', size: megabyte, group: 'certificates' },
]
const record: CopyRecord = {
  state: 'whole',
  language: 'en',
  width: '960',
  files,
  done: 7 * megabyte,
  wholeAt: Date.parse('2026-11-26T10:00:00Z'),
}
const nothing: KeptCopy = { record: undefined, kept: [] }
const half = (state: CopyRecord['state']): KeptCopy => ({
  record: { ...record, state },
  kept: files.slice(0, 2),
})

const listed = (all: CopyFile[] = files) => ({ OfflineCopy: { body: { data: { files: all } } } })

async function open(copy: KeptCopy, answers: CannedAnswers = listed(), language: Language = 'en') {
  vi.mocked(useKeptCopy).mockReturnValue(copy)
  await renderInApp(<OfflineCopy />, { language, answers })
  return userEvent.setup()
}

beforeEach(() => {
  vi.mocked(askForCopy).mockReset().mockResolvedValue()
})

// COPY-2
test('the sizes of all parts are told before anything is fetched', async () => {
  const user = await open(nothing)
  const row = await screen.findByRole('row', { name: /Pictures/ })
  expect(row.textContent).toMatch(/^Pictures, in one size for this screen23\sMB$/)
  expect(screen.getByRole('row', { name: /Total/ }).textContent).toMatch(/7\sMB/)
  expect(screen.queryByRole('button', { name: 'Remove from this device' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save everything on this device' }))
  expect(askForCopy).toHaveBeenCalledWith({
    type: 'KEEP_COPY',
    language: 'en',
    width: expect.stringMatching(/640|960/),
  })
})

// COPY-2, LOOK-4
test('nothing can be pressed before the sizes are here, which would move it', async () => {
  await open(nothing)
  expect(screen.getByText('Reading what is saved on this device…')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await screen.findByRole('button', { name: 'Save everything on this device' })
  expect(screen.getByRole('row', { name: /Total/ })).toBeTruthy()
})

// COPY-1
test('Arabic: nothing is kept yet', async () => {
  await open(nothing, listed(), 'ar')
  await screen.findByText(/^لم تطلب حفظ شيء بعد/)
  expect(screen.getByRole('button', { name: 'احفظ كل شيء على هذا الجهاز' })).toBeTruthy()
})

// COPY-3
test('tells how much is kept while it is fetched, and can be stopped', async () => {
  const user = await open(half('fetching'))
  await screen.findByText(/^3 MB of 7 MB saved/)
  const bar = screen.getByRole('progressbar', { name: 'How much is saved' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([
    String(3 * megabyte),
    String(7 * megabyte),
  ])
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(askForCopy).toHaveBeenCalledWith({ type: 'STOP_COPY' })
})

// COPY-3, COPY-4
test.each([
  ['waiting', /^The connection was lost: 3 MB of 7 MB saved/],
  ['stopped', /^Stopped: 3 MB of 7 MB saved/],
  [
    'full',
    /^This device has no more room for this site: 3 MB of 7 MB saved, and each of these files is complete/,
  ],
] as const)('%s says so, and goes on or is removed by a press', async (state, text) => {
  const user = await open(half(state))
  await screen.findByText(text)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(askForCopy).toHaveBeenLastCalledWith({ type: 'KEEP_COPY', language: 'en', width: '960' })
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }))
  expect(askForCopy).toHaveBeenLastCalledWith({ type: 'REMOVE_COPY' })
})

// COPY-3
test('a whole copy says since when, and has nothing to fetch', async () => {
  await open({ record, kept: files })
  await screen.findByText(/^Everything is saved on this device: 7 MB, as of 26 November 2026/)
  expect(screen.getByRole('row', { name: /Data sheets/ }).textContent).toContain('1 of 1')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Remove from this device',
  ])
})

// COPY-3
test('what has changed on the server is told with its size, and fetched by a press', async () => {
  const changed = [...files, { url: '/media/new.pdf', size: megabyte / 2, group: 'dataSheets' }]
  const user = await open({ record, kept: files }, listed(changed as CopyFile[]))
  await screen.findByText('Files have changed since; the update takes 0.5 MB.')
  await user.click(screen.getByRole('button', { name: 'Update now' }))
  expect(askForCopy).toHaveBeenCalledWith({ type: 'KEEP_COPY', language: 'en', width: '960' })
})

// COPY-4
test('too little room is said before', async () => {
  const estimate = () => Promise.resolve({ quota: 5 * megabyte, usage: 3 * megabyte })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'storage')
  })
  await open(nothing)
  await screen.findByText(/offers this site about 2 MB more/)
})

// COPY-3
test('without a connection what is kept is told, and can be removed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = { failure: new ApiFailure('OfflineCopy', 'network') }
  await open(half('waiting'), { OfflineCopy: lost })
  await screen.findByText('You need a connection to save more.')
  expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true)
  expect(
    screen.getByRole('button', { name: 'Remove from this device' }).hasAttribute('disabled'),
  ).toBe(false)
})
