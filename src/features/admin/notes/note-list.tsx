import { styled } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Delivery, NoteKind, WorkNote } from '#contract/admin/work-notes.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DeleteOutlinedIcon as DeleteIcon } from '#src/ui/icons/delete-outlined.tsx'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import { MailOutlinedIcon as MailIcon } from '#src/ui/icons/mail-outlined.tsx'
import { PhoneOutlinedIcon as PhoneIcon } from '#src/ui/icons/phone-outlined.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
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

const Kind = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  margin: '0 0 4px',
  color: colors.inkSoft,
}))

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface NoteListProps {
  waiting: readonly WaitingNote[]
  notes: readonly WorkNote[]
  onAgain: (note: WaitingNote) => void
  onDiscard: (note: WaitingNote) => void
  onRemove: (note: WorkNote) => void
}

/** The notes and replies on a record, the latest first; those that wait on this device stand above. */
export function NoteList({ waiting, notes, onAgain, onDiscard, onRemove }: NoteListProps) {
  const { t } = useTranslation('admin')
  return (
    <List aria-label={t('collections.notes.title')}>
      {waiting.toReversed().map((note) => (
        <li key={note.key}>
          <WaitingHead note={note} onAgain={onAgain} onDiscard={onDiscard} />
          <NoteText kind={note.kind} text={note.text} subject={note.reply?.subject} />
          {note.refusal !== '' && <Text role="alert">{note.refusal}</Text>}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note.id}>
          <NoteHead note={note} onRemove={onRemove} />
          <NoteText {...note} />
        </li>
      ))}
    </List>
  )
}

const kindIcons: Record<NoteKind, typeof MailIcon> = {
  note: EditNoteIcon,
  phone: PhoneIcon,
  whatsApp: WhatsAppIcon,
  email: MailIcon,
}

type NoteTextProps = Pick<WorkNote, 'kind' | 'text'> & {
  /** Of a reply. */
  subject?: string | undefined
  delivery?: Delivery | null
}

const deliveryTones = { waiting: 'open', sent: 'good', refused: 'bad', expired: 'bad' } as const

/** An entry's kind, the state of its email, and its text. */
function NoteText({ kind, text, subject = '', delivery = null }: NoteTextProps): ReactNode {
  const { t } = useTranslation('admin')
  const Icon = kindIcons[kind]
  return (
    <>
      <Kind>
        <Icon fontSize="small" aria-hidden="true" />
        {t(`collections.notes.kind.${kind}`)}
        {delivery !== null && (
          <Mark tone={deliveryTones[delivery]}>{t(`collections.reply.delivery.${delivery}`)}</Mark>
        )}
      </Kind>
      {subject !== '' && (
        <Text dir="auto">
          <b>{subject}</b>
        </Text>
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
  const removalName =
    note.kind === 'email' ? 'collections.reply.removeOf' : 'collections.notes.removeOf'
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
          aria-label={t(removalName, { name: note.author })}
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
  const isReply = note.kind === 'email'
  const refusedText = isReply ? 'collections.reply.refused' : 'collections.notes.refused'
  return (
    <Head>
      <Mark tone={isRefused ? 'bad' : 'open'}>
        {t(isRefused ? refusedText : 'collections.notes.waiting')}
      </Mark>
      {isRefused && (
        <Action type="button" look="plain" onClick={() => onAgain(note)}>
          {t('collections.notes.again')}
        </Action>
      )}
      <Action
        type="button"
        look="icon"
        aria-label={t(isReply ? 'collections.reply.discard' : 'collections.notes.discard')}
        onClick={() => onDiscard(note)}
      >
        <DeleteIcon fontSize="small" />
      </Action>
    </Head>
  )
}
