/** Characters of the contact form, digits of its phone number (CONTACT-1 to CONTACT-4). */
export const contactLimits = {
  name: { minimum: 3, maximum: 50 },
  email: { maximum: 100 },
  phone: { minimum: 10, maximum: 15 },
  message: { minimum: 10, maximum: 500 },
} as const
