import type { Language } from './locale.ts'
import { texts as ar, type ValidationTexts } from './validation-texts/ar.ts'
import { texts as en } from './validation-texts/en.ts'

/** The text of each broken rule, shown by the browser and answered by the server. */
export const validationTexts: Record<Language, ValidationTexts> = { ar, en }

export type ValidationCode = keyof ValidationTexts

/** A broken rule: its code, behind a colon what its text names. */
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
  // A name keeps its own direction.
  return validationTexts[language][code as ValidationCode].replace(
    '{value}',
    () => `\u2068${named}\u2069`,
  )
}

export function isValidationCode(value: string): value is ValidationCode {
  return Object.hasOwn(ar, value)
}
