import { useTranslation } from 'react-i18next'
import { useDrafts } from '#src/pwa/drafts.ts'
import type { CollectionScreen } from '../collections/screen.ts'
import { DraftLink } from './draft-link.tsx'
import { AmberNote } from './draft-notice.tsx'

/** Over a list: the records that are not in it because they have never been published. */
export function NewDrafts({ screen }: { screen: CollectionScreen }) {
  const { t } = useTranslation('admin')
  const drafts = (useDrafts() ?? []).filter(
    ({ collection, isNew }) => isNew && collection === screen.collection.name,
  )
  if (drafts.length === 0) return null
  return (
    <AmberNote style={{ justifyContent: 'flex-start' }}>
      <p>{t('drafts.inList')}</p>
      {drafts.map((draft) => (
        <DraftLink key={draft.recordId} draft={draft}>
          <bdi>{draft.title}</bdi>
        </DraftLink>
      ))}
    </AmberNote>
  )
}
