import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneDigits } from '#contract/person.ts'

/** The usual countries of numbers that are written without a country. */
const likelyCountries: CountryCode[] = ['EG', 'SA', 'AE']

/**
 * Compares phone numbers by their digits (PERSON-1). One that is written as it is dialled at home may be of each country
 * in which there is such a number.
 */
export function isSamePhone(one: string, other: string): boolean {
  const readings = readingsOf(other)
  return readingsOf(one).some((reading) => readings.includes(reading))
}

function readingsOf(phone: string): string[] {
  const digits = phoneDigits(phone)
  if (!digits.startsWith('0')) return [digits]
  const abroad = likelyCountries.flatMap((country) => {
    const local = parsePhoneNumberFromString(digits, country)
    return local?.isValid() ? [phoneDigits(local.number)] : []
  })
  return [digits, ...abroad]
}
