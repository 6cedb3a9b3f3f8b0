import { type Language, languages } from '#contract/locale.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { FormFieldDeclaration } from '../field.ts'
import type { FormValues } from './form-values.ts'

/** One thing that two editors have left differently. */
export interface Conflict {
  field: FormFieldDeclaration
  /** Of a localized text, which language. */
  language: Language | undefined
  /** Its place in the form. */
  place: string
  mine: unknown
  theirs: unknown
  /** The side that has changed it since the version that both began from. */
  changedBy: 'me' | 'them' | 'both'
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const partOf = (value: unknown, language: Language) =>
  isRecord(value) ? value[language] : undefined

/** Finds the differences of two forms, each text in each language by itself (RECORD-14). */
export function findConflicts(
  fields: readonly FormFieldDeclaration[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', FormValues>,
): Conflict[] {
  return fields.flatMap((field) => {
    const isLocalized = ['localized', 'points', 'pairs'].includes(field.kind)
    const parts = isLocalized ? languages : [undefined]
    return parts.flatMap((language): Conflict[] => {
      const take = (values: FormValues) =>
        language ? partOf(values[field.name], language) : values[field.name]
      const [was, my, their] = [take(base), take(mine), take(theirs)]
      if (isSame(my, their)) return []
      const changedBy = isSame(was, my) ? 'them' : isSame(was, their) ? 'me' : 'both'
      const place = language ? `${field.name}.${language}` : field.name
      return [{ field, language, place, mine: my, theirs: their, changedBy }]
    })
  })
}
