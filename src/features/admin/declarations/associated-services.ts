import { associatedServicesCollection } from '#contract/admin/associated-services.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  localizedColumn,
  orderColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'

const service = { name: 'serviceId', label: fieldText('service'), to: 'services' } as const

/** What is shown below a service. */
export const associatedServicesScreen = defineScreen(associatedServicesCollection, {
  path: '/admin/associated-service',
  texts: textsOf('associated-services'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'page',
  filters: [service],
  columns: [
    orderColumn(),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 1.4,
      card: 'title',
    }),
    localizedColumn('service', 'service', ({ serviceTitle }) => serviceTitle),
    localizedColumn('description', 'description', ({ description }) => description, {
      width: 2,
      card: 'none',
    }),
    translationColumn(({ title, description }) => [title, description]),
    updatedColumn(),
  ],
  fields: {
    serviceId: { kind: 'reference', ...service },
    title: { kind: 'localized', label: fieldText('title') },
    description: { kind: 'localized', label: fieldText('description'), long: true },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
  },
})
