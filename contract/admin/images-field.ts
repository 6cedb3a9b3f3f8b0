import { z } from 'zod/mini'
import { fieldLimits } from './field-limits.ts'
import { code, optionalText, optionalTextField } from './fields.ts'

/**
 * Pictures, each with what it shows in either language.
 *
 * @param maximum how many there may be
 */
export function imagesField(maximum: number = fieldLimits.gallery) {
  return {
    input: z
      .array(z.strictObject({ pictureId: z.uuid(), alt: optionalText }))
      .check(z.maxLength(maximum, code('list.long'))),
    output: z.array(z.object({ pictureId: z.string(), alt: optionalTextField.output })),
  }
}
