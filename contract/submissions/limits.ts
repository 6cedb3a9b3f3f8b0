const megabyte = 1024 * 1024

/** Bytes of one file, and of all files of a form together (FORM-8): a form must fit on a device that is offline. */
export const uploadLimits = { file: 5 * megabyte, form: 20 * megabyte } as const

/** The CV form (CV-3): characters at most, and years of age. */
export const cvLimits = {
  fullName: 100,
  email: 100,
  address: 200,
  vacancy: 64,
  age: { minimum: 15, maximum: 100 },
} as const

/** The vendor registration: characters at most, and years. */
export const vendorLimits = {
  companyName: 120,
  city: 60,
  address: 200,
  website: 200,
  contactPerson: 100,
  email: 100,
  bankName: 100,
  documentNumber: 50,
  yearsInBusiness: 200,
} as const
