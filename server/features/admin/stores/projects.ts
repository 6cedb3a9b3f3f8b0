import { projectsCollection } from '#contract/admin/projects.ts'
import type { Quantity } from '#contract/content/project.ts'
import { inBoth, json, number, order, text } from '../field-columns.ts'
import { images, ownPicture } from '../image-columns.ts'
import { completeSlug } from '../slugs.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const projectsStore = defineStore({
  collection: projectsCollection,
  table: 'projects',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    slug: text('slug'),
    sector: text('sector'),
    year: number('year'),
    client: inBoth('client', text),
    location: inBoth('location', text),
    description: inBoth('description', text),
    challenge: inBoth('challenge', text),
    solution: inBoth('solution', text),
    scope: inBoth('scope', json<string[]>),
    quantities: inBoth('quantities', json<Quantity[]>),
    ...ownPicture,
    gallery: images('gallery'),
    order: order(),
  },
  shown: {},
  search: ['title', 'client', 'location', 'description', 'challenge', 'solution', 'scope'],
  sorts: { order: 'sort_order', title: foldedTitle, year: 'year', updatedAt: 'updated_at' },
  filters: { sector: 'sector' },
  complete: (transaction, columns, writing) =>
    completeSlug(transaction, 'projects', columns, { ...writing, fallback: 'project' }),
})
