/** Characters that an account's fields may hold. */
export const accountLimits = {
  name: { maximum: 50 },
  email: { maximum: 100 },
  password: { minimum: 10, maximum: 200 },
  passkeyName: { maximum: 60 },
  /** Bytes as sent, and pixels as its header announces them. */
  photo: { bytes: 5 * 1024 * 1024, pixels: 40_000_000 },
} as const
