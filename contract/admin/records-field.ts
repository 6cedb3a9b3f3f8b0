import { z } from 'zod/mini'
import { fieldLimits } from './field-limits.ts'
import { code, numberCodes, wholeNumber } from './fields.ts'

/** A record that another one names. */
export interface RecordMention {
  id: string
  /** How many there are of it; 0 where that is not told. */
  count: number
}

/** Lists each id once, the first of its mentions. */
function onlyOnce(mentions: RecordMention[]): RecordMention[] {
  const ids = mentions.map(({ id }) => id)
  return mentions.filter(({ id }, index) => ids.indexOf(id) === index)
}

const mention = z.strictObject({
  id: z.uuid(code('record.unknown')),
  count: wholeNumber(numberCodes, fieldLimits.mentionedCount),
})

/** Records of another collection, in order, each with how many there are of it. */
export const recordsField = {
  /** Left out, they stay as they are: a back office that is still of an earlier version loses nothing. */
  input: z.optional(
    z
      .array(mention)
      .check(z.overwrite(onlyOnce), z.maxLength(fieldLimits.mentions, code('list.long'))),
  ),
  output: z._default(z.array(z.object({ id: z.string(), count: z.int() })), []),
}
