import type { SubmittedCollection } from '../admin/submitted-collections.ts'
import { applicationStages, vendorStatuses } from '../content-values.ts'
import { describeCollection } from './collection.ts'

/** The state of whatever has just come. */
export const receivedState = 'new'

/** Names a template: what a visitor sent, and the state that it has got. */
export const occasionOf = (collection: SubmittedCollection, state: string) =>
  `${collection}.${state}`

/** Every state that a visitor may be told of, in the order of the list. */
export const mailOccasions = [
  occasionOf('messages', receivedState),
  ...applicationStages.map((stage) => occasionOf('associated-jobs', stage)),
  ...vendorStatuses.map((status) => occasionOf('vendors', status)),
] as [string, ...string[]]

/** The emails to visitors, one for each occasion: staff change their texts, and which of them are sent (MAIL-4). */
export const mailTemplates = describeCollection({
  name: 'mail-templates',
  table: 'mail_templates',
  title: 'subject',
  fields: {
    /** The state in the visitor's words, as `/track` shows it. */
    title: { kind: 'title' },
    subject: { kind: 'shortText', searched: true },
    body: { kind: 'longText', searched: true },
    /** Visitors are told of it. */
    told: { kind: 'flag' },
  },
  shown: { occasion: { kind: 'text', values: mailOccasions } },
  abilities: { add: false, remove: false, reorder: false },
  screens: { path: 'mail-templates', menu: 'others', editing: 'page' },
  // As they were made: by what is told of, in the order of its states.
  sorts: ['createdAt', 'subject', 'updatedAt'],
  filters: ['occasion'],
})
