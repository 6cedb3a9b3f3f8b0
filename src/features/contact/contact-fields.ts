import type { ContactMessage } from '#contract/submissions.ts'

export type ContactField = keyof ContactMessage

/** The form's fields, in their order. */
export const contactFields = [
  'Topic',
  'Branch',
  'Name',
  'Email',
  'PhoneNumber',
  'MessageContent',
] as const satisfies ContactField[]
