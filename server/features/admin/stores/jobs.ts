import { jobsCollection } from '#contract/admin/jobs.ts'
import { inBoth, json, order, text } from '../field-columns.ts'
import { completeSlug } from '../slugs.ts'
import { defineStore, foldedTitle } from '../store.ts'
import { associatedJobsStore } from './associated-jobs.ts'

export const jobsStore = defineStore({
  collection: jobsCollection,
  table: 'jobs',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    slug: text('slug'),
    department: inBoth('department', text),
    location: inBoth('location', text),
    employment: text('employment'),
    description: inBoth('description', text),
    requirements: inBoth('requirements', json<string[]>),
    openSince: text('open_since'),
    order: order(),
  },
  shown: {},
  search: ['title', 'department', 'location', 'description', 'requirements'],
  sorts: {
    order: 'sort_order',
    title: foldedTitle,
    openSince: 'open_since',
    updatedAt: 'updated_at',
  },
  filters: { employment: 'employment' },
  referrers: [{ store: associatedJobsStore, column: 'vacancy_id', by: 'slug' }],
  async complete(transaction, columns, writing) {
    const fallback = 'vacancy'
    const completed = await completeSlug(transaction, 'jobs', columns, { ...writing, fallback })
    const { current } = writing
    // Applications name their vacancy by its slug.
    if (current && current['slug'] !== completed['slug']) {
      await transaction
        .updateTable('applications')
        .set({ vacancy_id: String(completed['slug']) })
        .where('vacancy_id', '=', String(current['slug']))
        .execute()
    }
    return completed
  },
})
