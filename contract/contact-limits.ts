/** Spec sections 5 and 9, contact form. */
export const contactLimits = {
  name: { minimum: 3, maximum: 50 },
  email: { maximum: 100 },
  phone: { minimum: 10, maximum: 15 },
  message: { minimum: 10, maximum: 500 },
} as const
