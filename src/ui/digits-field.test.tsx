import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { DigitsField } from './digits-field.tsx'

const tell = vi.fn()
afterEach(() => tell.mockReset())

function Count() {
  const form = useForm<{ count: string }>()
  tell(useWatch({ control: form.control, name: 'count' }))
  return <DigitsField field={form.register('count')} label="Count" errorText={undefined} />
}

async function showField() {
  await renderInApp(<Count />, { language: 'en' })
  return { input: screen.getByLabelText<HTMLInputElement>('Count'), user: userEvent.setup() }
}

const caret = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]

// DIGIT-2, DIGIT-3
test.each([
  ['1a2-.٤۵ x', '1245'],
  ['٠١٢۳', '0123'],
  ['-12.5e3', '1253'],
  ['abc', ''],
])('%j is typed: %j stays, and is what the form holds', async (typed, expected) => {
  const { input, user } = await showField()
  await user.type(input, typed)
  expect(input.value).toBe(expected)
  expect(tell).toHaveBeenLastCalledWith(
    expected === '' ? expect.toBeOneOf(['', undefined]) : expected,
  )
})

// DIGIT-3
test.each([
  ['a letter', 'x', '1234', 2],
  ['an Arabic digit', '٩', '12934', 3],
  ['a pasted number with words', 'about ۵٬۶ ', '125634', 4],
])('%s in the middle: the caret stays where one types', async (_, pasted, expected, place) => {
  const { input, user } = await showField()
  await user.type(input, '1234')
  input.setSelectionRange(2, 2)
  await user.paste(pasted)
  expect(input.value).toBe(expected)
  expect(caret(input)).toEqual([place, place])
})

test('an input method is left alone until it is done', async () => {
  const { input } = await showField()
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '1ني' }, isComposing: true })
  expect(input.value).toBe('1ني')
  fireEvent.compositionEnd(input)
  expect(input.value).toBe('1')
  expect(tell).toHaveBeenLastCalledWith('1')
})
