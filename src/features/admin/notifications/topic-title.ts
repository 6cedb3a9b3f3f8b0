import { isTellingKind, type NewsTopic } from '#contract/admin/notifications.ts'
import type { AdminText } from '../collections/column.ts'
import { collectionTitle } from '../collections/screen-texts.ts'

/** The subjects of emails and push messages, in words. */
export function topicTitle(topic: NewsTopic) {
  if (!isTellingKind(topic)) return collectionTitle(topic)
  return (t: AdminText) => t(`layout.topics.${topic}`)
}
