import { aboutCollection } from '#contract/admin/about.ts'
import { fromJson, toJson } from '#server/db/column-values.ts'
import type { StoredImage } from '#server/db/tables/pictures.ts'
import { inBoth, json, text, type FieldColumns } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

interface Image {
  pictureId: string
  alt: { ar: string; en: string }
}

const images: FieldColumns<Image[]> = {
  write(value) {
    const stored = value.map(({ pictureId, alt }): StoredImage => {
      return { pictureId, altAr: alt.ar, altEn: alt.en }
    })
    return { images: toJson(stored) }
  },
  read: (row) =>
    fromJson<StoredImage[]>(String(row['images'])).map(({ pictureId, altAr, altEn }) => {
      return { pictureId, alt: { ar: altAr, en: altEn } }
    }),
  pictureIds: (value) => value.map(({ pictureId }) => pictureId),
}

export const aboutStore = defineStore({
  collection: aboutCollection,
  table: 'abouts',
  isPublic: true,
  columns: {
    aboutTitle: inBoth('about_title', text),
    about: inBoth('about', text),
    trustedTitle: inBoth('trusted_title', text),
    trusted: inBoth('trusted', json<string[]>),
    tailoredTitle: inBoth('tailored_title', text),
    tailored: inBoth('tailored', json<string[]>),
    images,
  },
  shown: {},
  search: ['aboutTitle', 'about', 'trustedTitle', 'trusted', 'tailoredTitle', 'tailored'],
  sorts: { createdAt: 'created_at', aboutTitle: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
