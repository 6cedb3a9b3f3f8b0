import { styled } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoteKind, WorkNote } from '#contract/admin/work-notes.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DeleteOutlinedIcon as DeleteIcon } from '#src/ui/icons/delete-outlined.tsx'
import { Mark } from '../collections/choice-mark.tsx'
import { RolesContext, useUserId } from '../permissions.ts'
import type { WaitingNote } from './waiting-notes.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: 10, borderBlockStart: `1px solid ${colors.line}` },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: colors.inkSoft,
  '& > b': { color: colors.ink },
  '& > button': { marginInlineStart: 'auto' },
})

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface NoteListProps {
  waiting: readonly WaitingNote[]
  notes: readonly WorkNote[]
  onAgain: (note: WaitingNote) => void
  onDiscard: (note: WaitingNote) => void
  onRemove: (note: WorkNote) => void
}

/** The notes on a record, the latest first; those that wait to be sent stand above. */
export function NoteList({ waiting, notes, onAgain, onDiscard, onRemove }: NoteListProps) {
  const { t } = useTranslation('admin')
  return (
    <List aria-label={t('collections.notes.title')}>
      {waiting.toReversed().map((note) => (
        <li key={note.key}>
          <WaitingHead note={note} onAgain={onAgain} onDiscard={onDiscard} />
          <NoteText kind={note.kind} text={note.text} />
          {note.refusal !== '' && <Text role="alert">{note.refusal}</Text>}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note.id}>
          <NoteHead note={note} onRemove={onRemove} />
          <NoteText kind={note.kind} text={note.text} />
        </li>
      ))}
    </List>
  )
}

function NoteText({ kind, text }: { kind: NoteKind; text: string }): ReactNode {
  const { t } = useTranslation('admin')
  return (
    <>
      {kind !== 'note' && (
        <p style={{ margin: 0 }}>
          <Mark tone="good">{t(`collections.notes.kind.${kind}`)}</Mark>
        </p>
      )}
      {text !== '' && <Text dir="auto">{text}</Text>}
    </>
  )
}

function NoteHead({ note, onRemove }: { note: WorkNote } & Pick<NoteListProps, 'onRemove'>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const user = useUserId()
  const connected = useConnected()
  const isOwner = useContext(RolesContext).includes('owner')
  return (
    <Head>
      <b>
        <bdi>{note.author}</bdi>
      </b>
      <time dateTime={note.createdAt}>{formatMoment(Date.parse(note.createdAt), language)}</time>
      {(isOwner || note.authorId === user) && (
        <Action
          type="button"
          look="icon"
          aria-label={t('collections.notes.removeOf', { name: note.author })}
          title={connected ? undefined : t('collections.needsConnection')}
          disabled={!connected}
          onClick={() => onRemove(note)}
        >
          <DeleteIcon fontSize="small" />
        </Action>
      )}
    </Head>
  )
}

function WaitingHead({
  note,
  onAgain,
  onDiscard,
}: { note: WaitingNote } & Pick<NoteListProps, 'onAgain' | 'onDiscard'>) {
  const { t } = useTranslation('admin')
  const isRefused = note.refusal !== ''
  return (
    <Head>
      <Mark tone={isRefused ? 'bad' : 'open'}>
        {t(isRefused ? 'collections.notes.refused' : 'collections.notes.waiting')}
      </Mark>
      {isRefused && (
        <Action type="button" look="plain" onClick={() => onAgain(note)}>
          {t('collections.notes.again')}
        </Action>
      )}
      <Action
        type="button"
        look="icon"
        aria-label={t('collections.notes.discard')}
        onClick={() => onDiscard(note)}
      >
        <DeleteIcon fontSize="small" />
      </Action>
    </Head>
  )
}
