import { z } from 'zod/mini'
import { optionalTextField, pictureField, requiredPictureField } from './fields.ts'

/** A record's picture and what it shows in either language: the same two that an item of `imagesField` has. */
export const pictureFields = {
  pictureId: pictureField,
  alt: {
    /** Left out, it stays as it is: a back office that is still of an earlier version loses nothing. */
    input: z.optional(optionalTextField.input),
    /** What was kept of an earlier version has none. */
    output: z._default(optionalTextField.output, { ar: '', en: '' }),
  },
}

/** The same for a record that is nothing without its picture. */
export const requiredPictureFields = { ...pictureFields, pictureId: requiredPictureField }
