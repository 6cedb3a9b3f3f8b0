import { z } from 'zod/mini'
import { normalisePhone } from './digits.ts'

/** By what a person is looked for: an email address in small letters, or the digits of a phone number. */
export type Person = { email: string } | { phone: string }

const wholePhone = /^(?:\+|00)?\d{10,15}$/

/** Reads a whole email address or phone number; undefined for anything less (PERSON-1). */
export function readPerson(text: string): Person | undefined {
  const email = text.trim().toLowerCase()
  if (z.regexes.email.test(email)) return { email }
  const phone = normalisePhone(text).replace(/[().]/g, '')
  return wholePhone.test(phone) ? { phone: phoneDigits(phone) } : undefined
}

/** The digits of a phone number, without the 00 or + before its country code. */
export function phoneDigits(phone: string): string {
  return normalisePhone(phone).replace(/\D/g, '').replace(/^00/, '')
}
