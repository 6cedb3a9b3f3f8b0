/** How many characters an account's fields may hold. */
export const accountLimits = {
  name: { maximum: 50 },
  email: { maximum: 100 },
  password: { minimum: 8, maximum: 200 },
} as const
