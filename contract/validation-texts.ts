import type { Language } from './locale.ts'
import { texts as ar, type ValidationTexts } from './validation-texts/ar.ts'
import { texts as en } from './validation-texts/en.ts'

/** The text of each broken rule, shown by the browser and answered by the server. */
export const validationTexts: Record<Language, ValidationTexts> = { ar, en }

export type ValidationCode = keyof ValidationTexts

export function isValidationCode(value: string): value is ValidationCode {
  return Object.hasOwn(ar, value)
}
