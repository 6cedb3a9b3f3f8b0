import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as its country prints it, such as '+20 2 25550100'. The grouping is known to the server alone: its
 * rules are too heavy for each visitor. A text that is no international number is returned as it came.
 */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isPossible() ? parsed.formatInternational() : phone
}
