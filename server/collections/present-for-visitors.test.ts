import { expect, test } from 'vitest'
import { describeCollection } from '#contract/collections/collection.ts'
import { presentForVisitors } from './present-for-visitors.ts'

const things = describeCollection({
  name: 'things',
  table: 'things',
  title: 'title',
  fields: {
    title: { kind: 'title' },
    price: { kind: 'shortText', visitors: false },
    size: { kind: 'choice', values: ['small', 'large'], fallback: 'large' },
    notes: { kind: 'notes' },
    sheetFile: { kind: 'pdf' },
    images: { kind: 'images', maximum: 3 },
  },
  sorts: ['title'],
})

const fields = {
  title: { ar: 'شيء', en: '' },
  price: { ar: 'سر', en: 'secret' },
  size: 'huge',
  notes: 'secret',
  sheetFile: null,
  images: [{ pictureId: 'gone', alt: { ar: 'صورة', en: 'Picture' } }],
}

test('visitors get what is meant for them, in the language that there is', () => {
  const surroundings = { pictures: new Map(), formerSlugs: new Map() }
  expect(presentForVisitors(things, { id: '1', fields }, surroundings, 'en')).toEqual({
    id: '1',
    title: 'شيء',
    // A word that nobody knows any more.
    size: 'large',
    sheetUrl: '',
    // Its picture is gone.
    images: [],
    fieldLanguages: { title: 'ar' },
  })
})
