import type { Language } from './locale.ts'
import { texts as ar, type ValidationTexts } from './validation-texts/ar.ts'
import { texts as en } from './validation-texts/en.ts'

/** The text of each broken rule, shown by the browser and answered by the server. */
export const validationTexts: Record<Language, ValidationTexts> = { ar, en }

export type ValidationCode = keyof ValidationTexts

/**
 * A broken rule: its code, behind a colon what its text names. A rule of a list of lists names more, with `|` between: the
 * entry, the row in it, and what would be right.
 */
export type ValidationFault = ValidationCode | `${ValidationCode}:${string}`

const partsOf = (fault: string): [code: string, named: string] => {
  const end = fault.indexOf(':')
  return end < 0 ? [fault, ''] : [fault.slice(0, end), fault.slice(end + 1)]
}

export function isValidationFault(value: string): value is ValidationFault {
  return isValidationCode(partsOf(value)[0])
}

/** The text that a person reads. */
export function validationText(language: Language, fault: ValidationFault): string {
  const [code, named] = partsOf(fault)
  const text = validationTexts[language][code as ValidationCode]
  const isOfList = text.includes('{entry}')
  const [entry = '', row = '', expected = ''] = isOfList ? named.split('|') : []
  const parts = { value: named, entry, row, expected }
  // A name keeps its own direction.
  return text.replace(
    /\{(value|entry|row|expected)\}/g,
    (_place, part: keyof typeof parts) => `\u2068${parts[part]}\u2069`,
  )
}

export function isValidationCode(value: string): value is ValidationCode {
  return Object.hasOwn(ar, value)
}
