import { staffCollections } from '#contract/admin/collections.ts'
import { textIn } from '#contract/text-in.ts'
import { addressedCollections } from '#contract/collections/redirects.ts'
import type { AdminText } from '../collections/column.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { type CollectionScreen, defineScreen } from '../collections/screen.ts'
import { fieldText } from '../collections/usual-columns.ts'
import { jobsScreen } from './jobs.ts'
import { productsScreen } from './products.ts'
import { projectsScreen } from './projects.ts'
import { servicesScreen } from './services.ts'

type AddressedScreen = { screen: CollectionScreen; path: string }

const collections: Partial<Record<string, AddressedScreen>> = {
  projects: { screen: projectsScreen, path: '/projects/' },
  services: { screen: servicesScreen, path: '/services/' },
  products: { screen: productsScreen, path: '/products/' },
  jobs: { screen: jobsScreen, path: '/Careers?vacancy=' },
} satisfies Record<(typeof addressedCollections)[number], AddressedScreen>

const addressOf = (collection: string, slug: string) => (collections[collection]?.path ?? '') + slug

const kindText = (code: string, t: AdminText) => collectionTitle(code)(t)

/** The addresses that records had before, and where they lead. */
export const redirectsScreen = defineScreen(staffCollections.redirects, {
  nameOf: ({ slug }) => slug,
  opens: ({ collection, recordId, record }, language) => {
    const screen = collections[collection]?.screen
    return screen && record
      ? { screen, id: recordId, name: textIn(record.title, language) }
      : undefined
  },
  filters: [
    {
      name: 'collection',
      label: fieldText('collection'),
      options: addressedCollections,
      text: kindText,
    },
  ],
  columns: [
    {
      name: 'slug',
      header: fieldText('formerAddress'),
      kind: 'text',
      value: ({ collection, slug }) => addressOf(collection, slug),
      sort: 'slug',
      width: 1.4,
      card: 'title',
    },
    {
      name: 'collection',
      header: fieldText('collection'),
      kind: 'choice',
      value: ({ collection }) => collection,
      choice: kindText,
      width: 0.8,
    },
    {
      name: 'record',
      header: fieldText('record'),
      kind: 'localized',
      texts: ({ record }) => record && record.title,
      value: ({ record }, language) => (record ? textIn(record.title, language) : ''),
      none: (t) => t('collections.redirect.recordDeleted'),
      width: 1.4,
    },
    {
      name: 'address',
      header: fieldText('presentAddress'),
      kind: 'text',
      value: ({ collection, record }) => (record ? addressOf(collection, record.slug) : ''),
      width: 1.4,
    },
    {
      name: 'createdAt',
      header: fieldText('movedAt'),
      kind: 'moment',
      value: ({ createdAt }) => new Date(createdAt),
      width: 0.9,
      sort: 'createdAt',
    },
  ],
  fields: {},
})
