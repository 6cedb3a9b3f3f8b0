import { aboutCollection } from '#contract/admin/about.ts'
import { inBoth, json, text } from '../field-columns.ts'
import { images } from '../image-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

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
    images: images('images'),
  },
  shown: {},
  search: ['aboutTitle', 'about', 'trustedTitle', 'trusted', 'tailoredTitle', 'tailored'],
  sorts: { createdAt: 'created_at', aboutTitle: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
