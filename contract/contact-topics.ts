/** What a contact message is about: its subject, which may be left out (decisions 13). */
export const contactTopics = ['general', 'quotation', 'consultation', 'complaint'] as const
export type ContactTopic = (typeof contactTopics)[number]

export function isContactTopic(value: unknown): value is ContactTopic {
  return contactTopics.some((topic) => topic === value)
}
