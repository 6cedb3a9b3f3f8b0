/** The topics of a contact message, which may have none (CONTACT-6). */
export const contactTopics = ['general', 'quotation', 'consultation', 'complaint'] as const
export type ContactTopic = (typeof contactTopics)[number]

export function isContactTopic(value: unknown): value is ContactTopic {
  return contactTopics.some((topic) => topic === value)
}
