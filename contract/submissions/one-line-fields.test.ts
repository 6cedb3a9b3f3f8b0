import { expect, it } from 'vitest'
import { contactMessageSchema } from '../submissions.ts'
import { cvSchema } from './cv.ts'
import { vendorSchema } from './vendor.ts'

const broken = 'سارة\r\nBcc: all@example.com\u0000\u2028\t'
const line = 'سارة Bcc: all@example.com'

const { Name, PhoneNumber, MessageContent } = contactMessageSchema.shape
const { fullName, address } = cvSchema.shape
const { nameAr, nameEn, city, contactPerson, bankName, taxCardNumber } = vendorSchema.shape

it('keeps no line ends in a field of one line', () => {
  const rules = {
    Name,
    fullName,
    address,
    nameAr,
    nameEn,
    city,
    contactPerson,
    bankName,
    taxCardNumber,
  }
  for (const [field, rule] of Object.entries(rules)) expect(rule.parse(broken), field).toBe(line)
})

it('keeps the lines of a message', () => {
  expect(MessageContent.parse('سطر أول طويل\nسطر ثانٍ')).toContain('\n')
})

it.each(['010\n123\t45678', '+20\r\n1012345678'])('takes the phone number %j for one', (phone) => {
  expect(PhoneNumber.parse(phone)).toMatch(/^\+?\d+$/)
})
