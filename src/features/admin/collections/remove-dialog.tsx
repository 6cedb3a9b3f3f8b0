import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Dependents } from '#contract/admin/dependents.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { ConfirmDialog } from './form/confirm-dialog.tsx'
import { collectionTitle } from './screen-texts.ts'

/** However many there are, the way back stays in view. */
const Several = styled('div')({
  display: 'grid',
  gap: 10,
  maxBlockSize: '45dvh',
  overflowY: 'auto',
})

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  fontWeight: 700,
  overflowWrap: 'anywhere',
}))

const Group = styled('div')(({ theme }) => ({
  '& > h3, & > h4': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& > ul': { margin: 0, paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
}))

interface Removal {
  /** The name of the record. */
  name: string
  dependents: Dependents
}

interface RemoveDialogProps {
  removals: readonly Removal[]
  /** How many others have been deleted already. */
  removed?: number
  onConfirm: () => void
  onCancel: () => void
}

/** Names the records that hang on others, and asks before those are deleted (RECORD-18). */
export function RemoveDialog({ removals, removed = 0, onConfirm, onCancel }: RemoveDialogProps) {
  const { t } = useTranslation('admin')
  const count = removals.length
  const name = removals[0]?.name ?? ''
  const title =
    count === 1
      ? t('collections.removal.title', { name })
      : t('collections.removal.titleOfSome', { count })
  const groups = removals.map((removal, index) => (
    // Two records may be called alike.
    <Groups key={index} {...removal} named={count > 1} />
  ))
  return (
    <ConfirmDialog
      title={title}
      text={t(count === 1 ? 'collections.removal.text' : 'collections.removal.textOfSome')}
      confirm={t('collections.removal.confirm')}
      cancel={t('collections.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {removed > 0 && <p>{t('collections.removal.others', { count: removed })}</p>}
      {count === 1 ? (
        groups
      ) : (
        <Several role="region" aria-label={title} tabIndex={0}>
          {groups}
        </Several>
      )}
    </ConfirmDialog>
  )
}

/** The dependents of one record, by their collections; below its name where there are several records. */
function Groups({ name, dependents, named }: Removal & { named: boolean }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const Heading = named ? 'h4' : 'h3'
  return (
    <>
      {named && (
        <Name>
          <bdi>{name}</bdi>
        </Name>
      )}
      {dependents.map(({ collection, goAlong, total, titles }) => (
        <Group key={collection}>
          <Heading>
            {t(goAlong ? 'collections.removal.along' : 'collections.removal.staying', {
              collection: collectionTitle(collection)(t),
            })}
          </Heading>
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
    </>
  )
}
