import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { dropDraft, useDrafts } from '#src/pwa/drafts.ts'
import { storageRefused } from '#src/pwa/persist-storage.ts'
import { usePageValue } from '#src/pwa/listeners.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DeleteOutlinedIcon as DeleteIcon } from '#src/ui/icons/delete-outlined.tsx'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import { CountBadge } from '../layout/count-badge.ts'
import { HoverPopover } from '../layout/hover-popover.tsx'
import { DraftLink } from './draft-link.tsx'

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: '6px 8px',
  paddingInline: 12,
  '& > strong': { display: 'block' },
  '& > span': { display: 'block', color: colors.inkSoft },
}))

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
  '& > li > a': {
    flex: 1,
    minInlineSize: 0,
    display: 'block',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontWeight: 400, color: colors.inkSoft },
}))

function Entry({ draft }: { draft: Draft }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { title, savedAt } = draft
  return (
    <li>
      <DraftLink draft={draft}>
        <bdi>{title}</bdi>
        <small>{formatMoment(savedAt, language)}</small>
      </DraftLink>
      <Action
        type="button"
        look="icon"
        aria-label={t('drafts.discardOf', { title })}
        onClick={() => void dropDraft(draft)}
      >
        <DeleteIcon fontSize="small" />
      </Action>
    </li>
  )
}

/** In the top bar: what this device holds that is not published, to open or to give up; nothing where there is none. */
export function DraftsMenu() {
  const { t } = useTranslation('admin')
  const drafts = useDrafts() ?? []
  const refused = usePageValue(storageRefused)
  if (drafts.length === 0) return null
  return (
    <HoverPopover
      label={t('drafts.overview')}
      trigger={(props) => (
        <Action
          {...props}
          type="button"
          look="icon"
          aria-label={t('drafts.count', { count: drafts.length })}
          sx={{ position: 'relative' }}
        >
          <EditNoteIcon />
          <CountBadge aria-hidden="true">{drafts.length}</CountBadge>
        </Action>
      )}
    >
      <Head>
        <strong>{t('drafts.overview')}</strong>
        <span>{t('drafts.overviewHint')}</span>
        {refused && <span>{t('drafts.mayBeCleared')}</span>}
      </Head>
      <List>
        {drafts.map((draft) => (
          <Entry key={`${draft.collection} ${draft.recordId}`} draft={draft} />
        ))}
      </List>
    </HoverPopover>
  )
}
