import { isTellingKind, type NewsTopic } from '#contract/admin/notifications.ts'
import type { AdminText } from '../collections/column.ts'
import { collectionTitle } from '../collections/screen-texts.ts'

/** What a person is emailed and pushed of, in words. */
export function topicTitle(topic: NewsTopic) {
  if (!isTellingKind(topic)) return collectionTitle(topic)
  return (t: AdminText) => t(`layout.topics.${topic}`)
}
