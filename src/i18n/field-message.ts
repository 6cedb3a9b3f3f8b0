import type { Language } from '#contract/locale.ts'
import { isValidationFault, validationText } from '#contract/validation-texts.ts'
import { preventBreaks } from './prevent-breaks.ts'

/**
 * Words the fault that is shown at a field.
 *
 * @param message a fault of the contract, or a text that the server answered
 */
export function fieldMessage(message: string | undefined, language: Language): string | undefined {
  if (message === undefined || message === '') return undefined
  return preventBreaks(isValidationFault(message) ? validationText(language, message) : message)
}
