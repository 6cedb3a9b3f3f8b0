import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Dependents } from '#contract/admin/dependents.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { ConfirmDialog } from './form/confirm-dialog.tsx'
import { collectionTitle } from './screen-texts.ts'

const Group = styled('section')(({ theme }) => ({
  '& > h3': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& > ul': { margin: 0, paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
}))

interface RemoveDialogProps {
  /** The name of the record. */
  name: string
  dependents: Dependents
  onConfirm: () => void
  onCancel: () => void
}

/** Names the records that hang on one, and asks before it is deleted (RECORD-18). */
export function RemoveDialog({ name, dependents, onConfirm, onCancel }: RemoveDialogProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <ConfirmDialog
      title={t('collections.removal.title', { name })}
      text={t('collections.removal.text')}
      confirm={t('collections.removal.confirm')}
      cancel={t('collections.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {dependents.map(({ collection, goAlong, total, titles }) => (
        <Group key={collection}>
          <h3>
            {t(goAlong ? 'collections.removal.along' : 'collections.removal.staying', {
              collection: collectionTitle(collection)(t),
            })}
          </h3>
          <ul>
            {titles.map((title, index) => (
              // Two records may be called alike.
              <li key={index}>
                <bdi>{textIn(title, language)}</bdi>
              </li>
            ))}
            {total > titles.length && (
              <li>{t('collections.removal.more', { count: total - titles.length })}</li>
            )}
          </ul>
        </Group>
      ))}
    </ConfirmDialog>
  )
}
