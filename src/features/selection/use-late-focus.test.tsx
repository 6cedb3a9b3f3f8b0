import { render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLateFocus } from './use-late-focus.ts'

const twoFields = () => {
  render(
    <>
      <input aria-label="airflow" />
      <input aria-label="pressure" />
      <p tabIndex={-1}>results</p>
    </>,
  )
  screen.getByLabelText('airflow').focus()
  return screen.getByText('results')
}

// SELECT-1
test('the results have the focus as soon as they are there', () => {
  const results = twoFields()
  const { result } = renderHook(() => useLateFocus())
  result.current.focus()
  expect(document.activeElement).toBe(screen.getByLabelText('airflow'))
  result.current.ref(results)
  expect(document.activeElement).toBe(results)
})

// SELECT-1
test('they leave it to who has gone on to another field meanwhile', () => {
  const results = twoFields()
  const { result } = renderHook(() => useLateFocus())
  result.current.focus()
  screen.getByLabelText('pressure').focus()
  result.current.ref(results)
  expect(document.activeElement).toBe(screen.getByLabelText('pressure'))
})

// SELECT-1
test('they do not take it unasked', () => {
  const results = twoFields()
  renderHook(() => useLateFocus()).result.current.ref(results)
  expect(document.activeElement).toBe(screen.getByLabelText('airflow'))
})
