import { defineCollection } from './collection.ts'
import { fieldLimits } from './field-limits.ts'
import { longTextField, pointsField, shortTextField } from './fields.ts'
import { imagesField } from './images-field.ts'

/** The about section of the home page. */
export const aboutCollection = defineCollection({
  name: 'about',
  fields: {
    aboutTitle: shortTextField,
    about: longTextField,
    trustedTitle: shortTextField,
    trusted: pointsField,
    tailoredTitle: shortTextField,
    tailored: pointsField,
    /** The four company images. */
    images: imagesField(fieldLimits.aboutImages),
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: false },
  sorts: ['createdAt', 'aboutTitle', 'updatedAt'],
  filters: {},
})
