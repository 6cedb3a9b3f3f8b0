import { defineCollection } from './collection.ts'
import { linkField, optionalTextField, orderField, titleField } from './fields.ts'
import { pictureFields } from './picture-fields.ts'

/** The hero slides. */
export const framesCollection = defineCollection({
  name: 'frames',
  fields: {
    title: titleField,
    clickableName: optionalTextField,
    url: linkField,
    ...pictureFields,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
