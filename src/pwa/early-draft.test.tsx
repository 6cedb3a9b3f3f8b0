import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { keepEarlyDrafts } from '#server/site/inline/keep-early-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

const fields = ['name', 'note', 'country', 'kinds'] as const
type Values = Record<(typeof fields)[number], string>

function DraftedForm({ id }: { id: string }) {
  const form = useForm<Values>()
  useFormDraft(id, fields, form)
  return fields.map((field) => <input key={field} aria-label={field} {...form.register(field)} />)
}

/** A form as the server sends it, filled in before the app takes it over. */
const fillIn = (id: string) => {
  document.body.innerHTML = `<form data-draft="${id}">
    <input name="name" value="سارة"><input name="note"><input type="file" name="papers">
    <input type="radio" name="country" value="EG" checked><input type="radio" name="country" value="SA">
    <input type="checkbox" name="kinds" value="steel" checked>
    <input type="checkbox" name="kinds" value="bearings" checked>
    <input type="checkbox" name="kinds" value="motors">
  </form>`
}

const shown = () => fields.map((field) => screen.getByLabelText<HTMLInputElement>(field).value)

beforeEach(() => sessionStorage.clear())

// FORM-4
test('what is typed and chosen is there again once the form has its code', () => {
  fillIn('a')
  keepEarlyDrafts(document)
  render(<DraftedForm id="a" />)
  expect(shown()).toEqual(['سارة', '', 'EG', 'steel,bearings'])
})

// FORM-4
test('what an earlier page has kept stays where nothing else is typed', () => {
  sessionStorage.setItem('draft b', '{"name":"Omar","note":"urgent"}')
  fillIn('b')
  keepEarlyDrafts(document)
  render(<DraftedForm id="b" />)
  expect(shown()).toEqual(['سارة', 'urgent', 'EG', 'steel,bearings'])
})

test('a form that keeps its draft itself is left alone, as is one with nothing in it', () => {
  fillIn('c')
  render(<DraftedForm id="c" />)
  keepEarlyDrafts(document)
  document.body.innerHTML = '<form data-draft="d"><input name="name"></form>'
  keepEarlyDrafts(document)
  expect(sessionStorage).toHaveLength(0)
})
