import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { readFileDraft } from './storage/file-drafts.ts'
import { useFileDraft } from './use-file-draft.ts'

const fields = ['cv'] as const
let sent: (string | undefined)[] = []

function FileForm() {
  const form = useForm<{ cv?: File }>()
  const restored = useFileDraft('test', fields, form)
  const send = async () => {
    await restored()
    await form.handleSubmit(({ cv }) => void sent.push(cv?.name))()
  }
  return (
    <>
      <button onClick={() => form.setValue('cv', new File(['x'], 'cv.pdf'))}>choose</button>
      <button onClick={() => void send()}>send</button>
    </>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

test('a press right after a reload does not go without the file that was chosen before', async () => {
  const { unmount } = render(<FileForm />)
  const kept = () => readFileDraft(`test ${sessionStorage.getItem('tab') ?? ''}`)
  await waitFor(async () => {
    fireEvent.click(screen.getByText('choose'))
    expect(await kept()).toHaveLength(1)
  })
  unmount()
  render(<FileForm />)
  fireEvent.click(screen.getByText('send'))
  await waitFor(() => expect(sent).toEqual(['cv.pdf']))
})
