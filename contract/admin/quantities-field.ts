import { z } from 'zod/mini'
import { inEachLanguage } from '../locale.ts'
import { fieldLimits } from './field-limits.ts'
import { code, requiredText, textCodes } from './fields.ts'

const quantity = z.strictObject({
  label: requiredText(textCodes, fieldLimits.title),
  value: requiredText(textCodes, fieldLimits.title),
})
const quantities = z.array(quantity).check(z.maxLength(fieldLimits.list, code('list.long')))

const quantitySchema = z.object({ label: z.string(), value: z.string() })

/**
 * Quantities in each language: `label` names the thing counted, `value` is its amount with the unit. Left out, they stay
 * as they are.
 */
export const quantitiesField = {
  input: z.optional(z.strictObject(inEachLanguage(() => quantities))),
  /** Data that was kept by an earlier version may have none. */
  output: z._default(
    z.object(inEachLanguage(() => z.array(quantitySchema))),
    inEachLanguage((): z.infer<typeof quantitySchema>[] => []),
  ),
}
