import { defineCollection } from './collection.ts'
import { linkField, optionalTextField, orderField, pictureField, titleField } from './fields.ts'

/** The hero slides. */
export const framesCollection = defineCollection({
  name: 'frames',
  fields: {
    title: titleField,
    clickableName: optionalTextField,
    url: linkField,
    pictureId: pictureField,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
