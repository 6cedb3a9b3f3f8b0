import { safeParse } from 'zod/v4/core'
import type { Language } from '#contract/locale.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { openingHoursField } from '#contract/opening-hours-schema.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'

/**
 * Gives the message of the fault at each place of opening hours. The form itself only knows that there is a fault: it
 * keeps one for a value that is set as a whole.
 *
 * @returns by a place such as `week.6` or `exceptions.0.to`; the intervals of a day have one place
 */
export function hoursFaults(
  hours: OpeningHours,
  language: Language,
): (place: string) => string | undefined {
  const issues = safeParse(openingHoursField.input, hours).error?.issues ?? []
  return (place) => {
    const found = issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${place}.`))
    return fieldMessage(found?.message, language)
  }
}
