import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedWork } from './unsaved-work.ts'
import { useFormDraft } from './use-form-draft.ts'

const fields = ['name', 'note'] as const
interface Values {
  name: string
  note: string
}

function DraftedForm() {
  const form = useForm<Values>()
  useFormDraft('test', fields, form)
  return (
    <form>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="note" {...form.register('note')} />
      <button type="button" onClick={() => form.reset({ name: '', note: '' })}>
        clear
      </button>
    </form>
  )
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(input(name), { target: { value } })

beforeEach(() => sessionStorage.clear())

test('what is typed is there again after a reload, and is unsaved work', () => {
  const { unmount } = render(<DraftedForm />)
  expect(hasUnsavedWork()).toBe(false)
  type('name', 'سارة')
  expect(hasUnsavedWork()).toBe(true)
  unmount()
  render(<DraftedForm />)
  expect(input('name').value).toBe('سارة')
  expect(input('note').value).toBe('')
  expect(hasUnsavedWork('test')).toBe(true)
  expect(hasUnsavedWork('another form')).toBe(false)
})

test('a cleared form leaves nothing behind', () => {
  const { unmount } = render(<DraftedForm />)
  type('name', 'سارة')
  fireEvent.click(screen.getByText('clear'))
  expect(hasUnsavedWork()).toBe(false)
  unmount()
  render(<DraftedForm />)
  expect(input('name').value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test.each(['not json', '[]', '{"name":5}', 'null'])('a spoilt draft %s is no draft', (draft) => {
  sessionStorage.setItem('draft test', draft)
  render(<DraftedForm />)
  expect(input('name').value).toBe('')
})

test('forbidden storage only means that nothing survives', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  render(<DraftedForm />)
  act(() => void type('name', 'سارة'))
  expect(input('name').value).toBe('سارة')
  expect(hasUnsavedWork()).toBe(true)
  fireEvent.click(screen.getByText('clear'))
  expect(hasUnsavedWork()).toBe(false)
})
