import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import type { AdminRecord } from '../collections/column.ts'
import type { CollectionScreen } from '../collections/screen.ts'

interface DraftMarkProps {
  screen: CollectionScreen
  record: AdminRecord
}

/** Tells in a list that a record has a draft. */
export function DraftMark({ screen, record }: DraftMarkProps) {
  const { t } = useTranslation('admin')
  const drafts = useDrafts() ?? []
  const has = drafts.some(
    ({ collection, recordId }) => collection === screen.collection.name && recordId === record.id,
  )
  return has && <EditNoteIcon titleAccess={t('drafts.mark')} style={{ color: colors.amberDeep }} />
}
