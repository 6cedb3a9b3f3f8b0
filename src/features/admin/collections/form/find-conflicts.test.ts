import { expect, test } from 'vitest'
import type { FormFieldDeclaration } from '../field.ts'
import { findConflicts } from './find-conflicts.ts'

const label = () => ''
const fields: FormFieldDeclaration[] = [
  { kind: 'localized', name: 'title', label },
  { kind: 'order', name: 'order', label },
  { kind: 'picture', name: 'pictureId', label },
]
const base = { title: { ar: 'أ', en: 'a' }, order: '1', pictureId: null }

// RECORD-14
test('what differs is told text by text, with who changed it', () => {
  const mine = { title: { ar: 'ب', en: 'a' }, order: '2', pictureId: null }
  const theirs = { title: { ar: 'ج', en: 'c' }, order: '1', pictureId: null }
  const found = findConflicts(fields, { base, mine, theirs })
  expect(found.map(({ place, changedBy }) => [place, changedBy])).toEqual([
    ['title.ar', 'both'],
    ['title.en', 'them'],
    ['order', 'me'],
  ])
})

test('two who made the same change do not differ', () => {
  const same = { ...base, order: '7' }
  expect(findConflicts(fields, { base, mine: same, theirs: { ...same } })).toEqual([])
})
