import { expect, test } from 'vitest'
import type { FormFieldDeclaration } from '../field.ts'
import { missingTexts } from './missing-texts.ts'

const label = () => ''
const fields: FormFieldDeclaration[] = [
  { kind: 'localized', name: 'title', label },
  { kind: 'points', name: 'scope', label },
  { kind: 'pictures', name: 'gallery', label, maximum: 4 },
]

// RECORD-3
test('a text counts as missing where only the other language has it', () => {
  const values = {
    title: { ar: 'مروحة', en: ' ' },
    scope: { ar: '', en: '' },
    gallery: [{ alt: { ar: '', en: 'A fan' } }, { alt: { ar: 'مروحة', en: 'A fan' } }],
  }
  expect(missingTexts(fields, values)).toEqual({ ar: 1, en: 1 })
})
