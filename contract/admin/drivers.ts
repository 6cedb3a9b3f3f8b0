import { defineCollection } from './collection.ts'
import { descriptionField, orderField, titleField } from './fields.ts'
import { pictureFields } from './picture-fields.ts'

/** The numbered service cards of the home page. */
export const driversCollection = defineCollection({
  name: 'drivers',
  fields: {
    title: titleField,
    description: descriptionField,
    ...pictureFields,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
