import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { readFileDraft } from './storage/file-drafts.ts'
import { useFileDraft } from './use-file-draft.ts'

const fields = ['cv'] as const
let sent: (string | undefined)[] = []

function FileForm() {
  const form = useForm<{ cv?: File }>()
  const files = useFileDraft('test', fields, form)
  const send = async () => {
    const missing = await files.missing()
    if (missing.length > 0) return void sent.push(`missing: ${missing.join()}`)
    await form.handleSubmit(({ cv }) => void sent.push(cv?.name))()
  }
  return (
    <>
      <button onClick={() => form.setValue('cv', new File(['x'], 'cv.pdf'))}>choose</button>
      <button onClick={() => form.setValue('cv', new File(['x'], 'other.pdf'))}>
        choose other
      </button>
      <button onClick={() => void send()}>send</button>
      <input
        type="file"
        aria-label="file"
        onInput={(event) => sent.push(files.bringsBack(event) ? 'the same draft' : 'another draft')}
      />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByText(name))

beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

/** @returns what a reload does to the form */
async function choose() {
  const { unmount } = render(<FileForm />)
  const kept = () => readFileDraft(`test ${sessionStorage.getItem('tab') ?? ''}`)
  press('choose')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  return () => {
    unmount()
    render(<FileForm />)
  }
}

test('a press right after a reload does not go without the file that was chosen before', async () => {
  const reload = await choose()
  reload()
  press('send')
  await waitFor(() => expect(sent).toEqual(['cv.pdf']))
})

test('storage that hangs holds a press up for seconds; it goes without the file only once that was told', async () => {
  const reload = await choose()
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  reload()
  press('send')
  await waitFor(() => expect(sent).toEqual(['missing: cv']), { timeout: 10_000 })
  press('send')
  await waitFor(() => expect(sent).toEqual(['missing: cv', undefined]), { timeout: 10_000 })
}, 30_000)

test('a file chosen last and not written in time is missed, and the one before is not sent for it', async () => {
  const reload = await choose()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  press('choose other')
  reload()
  press('send')
  await waitFor(() => expect(sent).toEqual(['missing: cv']), { timeout: 10_000 })
  press('choose other')
  press('send')
  await waitFor(() => expect(sent).toEqual(['missing: cv', 'other.pdf']))
})

test('a lost file that is chosen again is no change of the draft; another file is, and so is one that was not lost', async () => {
  const input = (name: string) =>
    fireEvent.input(screen.getByLabelText('file'), { target: { files: [new File(['x'], name)] } })
  const reload = await choose()
  input('cv.pdf')
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  reload()
  input('cv.pdf')
  input('other.pdf')
  expect(sent).toEqual(['another draft', 'the same draft', 'another draft'])
})
