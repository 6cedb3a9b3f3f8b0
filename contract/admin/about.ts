import { z } from 'zod/mini'
import { defineCollection } from './collection.ts'
import { fieldLimits } from './field-limits.ts'
import { longTextField, optionalTextField, pointsField, shortTextField } from './fields.ts'

/** The four company images, each with what it shows. */
const imagesField = {
  input: z
    .array(z.strictObject({ pictureId: z.uuid(), alt: optionalTextField.input }))
    .check(z.maxLength(fieldLimits.aboutImages, 'list.long')),
  output: z.array(z.object({ pictureId: z.string(), alt: optionalTextField.output })),
}

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
    images: imagesField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: false },
  sorts: ['createdAt', 'aboutTitle', 'updatedAt'],
  filters: {},
})
