import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The usual countries of numbers that are written without a country. */
const likelyCountries: CountryCode[] = ['EG', 'SA', 'AE']

/**
 * A phone number as its country prints it. A local one is grouped where it can be of one country alone; all else is
 * given back as it came.
 */
export function phoneText(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone)
  if (parsed?.isPossible()) return parsed.formatInternational()
  const fitting = likelyCountries.flatMap((country) => {
    const local = parsePhoneNumberFromString(phone, country)
    return local?.isValid() ? [local.formatNational()] : []
  })
  const [only] = fitting
  return only !== undefined && fitting.length === 1 ? only : phone
}
