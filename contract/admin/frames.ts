import { defineCollection } from './collection.ts'
import { linkField, optionalTextField, orderField, titleField } from './fields.ts'
import { requiredPictureFields } from './picture-fields.ts'

/** The hero slides. None is shown without a picture, so that each needs one (RECORD-5). */
export const framesCollection = defineCollection({
  name: 'frames',
  fields: {
    title: titleField,
    clickableName: optionalTextField,
    url: linkField,
    ...requiredPictureFields,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
