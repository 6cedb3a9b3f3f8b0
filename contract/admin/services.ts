import { defineCollection } from './collection.ts'
import { descriptionField, orderField, shortTextField, titleField } from './fields.ts'
import { pictureFields } from './picture-fields.ts'
import { slugField } from './slug-field.ts'

/** What `/services` shows. Its associated services go with a deleted one, and come back with it (RECORD-18). */
export const servicesCollection = defineCollection({
  name: 'services',
  fields: {
    title: titleField,
    slug: slugField,
    /** One sentence, for the list. */
    summary: shortTextField,
    description: descriptionField,
    ...pictureFields,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
