import { expect, test } from 'vitest'
import type { FormFieldDeclaration } from '../field.ts'
import { placeInForm, toForm, toInput } from './form-values.ts'

const label = () => ''
const fields: FormFieldDeclaration[] = [
  { kind: 'localized', name: 'title', label },
  { kind: 'points', name: 'scope', label },
  { kind: 'pairs', name: 'quantities', label },
  { kind: 'lines', of: 'phone', name: 'phones', label },
  { kind: 'lines', of: 'number', name: 'sizes', label },
  { kind: 'decimal', name: 'latitude', label },
  { kind: 'range', name: 'power', label },
  { kind: 'order', name: 'order', label },
]

const input = {
  title: { ar: 'مروحة', en: 'Fan' },
  scope: { ar: ['توريد', 'تركيب'], en: [] },
  quantities: { ar: [{ label: 'مراوح', value: '42: طاردة' }], en: [] },
  phones: ['+20225550100', '+20225550101'],
  sizes: [315, 400],
  latitude: 30.29,
  power: { minimum: 0.75, maximum: 45 },
  order: 3,
}
const record = { ...input, id: '1', version: 2, createdAt: '', updatedAt: '', pictures: {} }

test('a record comes out of its form as it went in', () => {
  const values = toForm(fields, record)
  expect(values.scope).toEqual({ ar: 'توريد\nتركيب', en: '' })
  expect(toInput(fields, values, false)).toEqual({ ...input, order: '3' })
})

// LANG-13
test('a draft of before a language was added has no text in it', () => {
  const pictures: FormFieldDeclaration = { kind: 'pictures', name: 'gallery', maximum: 1, label }
  const values = { title: { ar: 'مروحة' }, gallery: [{ pictureId: 'one', alt: { ar: 'ريش' } }] }
  expect(toInput([...fields.slice(0, 1), pictures], values, false)).toEqual({
    title: { ar: 'مروحة', en: '' },
    gallery: [{ pictureId: 'one', alt: { ar: 'ريش', en: '' } }],
  })
})

test('decimals and sizes are understood from an Arabic keyboard', () => {
  const values = { ...toForm(fields, record), latitude: '٣٠٫٥', sizes: '٣١٥\n\n 400 ' }
  expect(toInput(fields, values, false)).toMatchObject({ latitude: 30.5, sizes: [315, 400] })
})

// DIGIT-2
test.each([
  ['٢٬٥٠٠', 2500],
  ['2,500', 2500],
  ['0،75', 0.75],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
])('a decimal field reads %s as the table of models does: %d', (typed, number) => {
  const values = { ...toForm(fields, record), latitude: typed, sizes: typed }
  expect(toInput(fields, values, false)).toMatchObject({ latitude: number, sizes: [number] })
})

test('a number that is not typed is left out, and no number is none', () => {
  const values = { ...toForm(fields, undefined), power: { minimum: ' ', maximum: 'x' } }
  expect(toInput(fields, values, true)).toMatchObject({
    latitude: undefined,
    power: { minimum: undefined, maximum: Number.NaN },
  })
})

test('only a new record may go without an order, to the end', () => {
  const values = { ...toForm(fields, undefined), order: '' }
  expect(toInput(fields, values, true)).not.toHaveProperty('order')
  expect(toInput(fields, values, false)).toHaveProperty('order', '')
})

test.each([
  [['title', 'en'], 'title.en'],
  [['scope', 'ar', 3], 'scope.ar'],
  [['quantities', 'en', 0, 'value'], 'quantities.en'],
  [['phones', 1], 'phones'],
  [['power', 'maximum'], 'power.maximum'],
])('a fault at %j is shown at %s', (path, place) => {
  expect(placeInForm(fields, path)).toBe(place)
})
