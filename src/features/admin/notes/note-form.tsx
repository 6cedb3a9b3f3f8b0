import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { NoteKind } from '#contract/admin/work-notes.ts'
import { useApi } from '#src/api/api-context.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { PhoneOutlinedIcon as PhoneIcon } from '#src/ui/icons/phone-outlined.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { references } from '../collections/references.ts'
import { useUserId } from '../permissions.ts'
import { Doings } from '../submissions/facts.tsx'
import { mentionAt, offeredNames, withMention } from './mention-query.ts'
import { useTyped } from './use-typed.ts'
import { keepTypedNote, type NotedRecord, typedNote } from './typed-notes.ts'

const Names = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
})

interface NoteFormProps {
  record: NotedRecord
  /** @returns whether it was taken */
  onAdd: (kind: NoteKind, text: string) => Promise<boolean>
}

/** A note in the writing: kept from the first letter on, and added by a press (WORK-6, WORK-9). */
export function NoteForm({ record, onAdd }: NoteFormProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const input = useRef<HTMLTextAreaElement>(null)
  const {
    value: text,
    type,
    reset,
  } = useTyped(
    () => typedNote(record),
    (typed) => keepTypedNote(record, typed),
  )
  const [caret, setCaret] = useState(0)
  const [adding, setAdding] = useState(false)
  const names = useColleagues(record.collection)
  const offered = offeredNames(mentionAt(text, caret), names)
  const add = async (kind: NoteKind) => {
    setAdding(true)
    if (await onAdd(kind, text.trim())) reset('')
    setAdding(false)
    input.current?.focus()
  }
  const mention = (name: string) => {
    const whole = withMention(text, caret, name)
    type(whole.text)
    setCaret(whole.caret)
    input.current?.focus()
  }
  return (
    <div>
      <FormField
        ref={input}
        value={text}
        label={t('collections.notes.label')}
        hint={t('collections.notes.hint')}
        errorText={undefined}
        required={false}
        rows={3}
        maxRows={12}
        autoComplete="off"
        dir="auto"
        maxLength={fieldLimits.note}
        onChange={({ target }) => {
          type(target.value)
          setCaret(target.selectionStart ?? target.value.length)
        }}
      />
      {offered.length > 0 && <OfferedNames names={offered} onChoose={mention} />}
      <Doings>
        <Action
          type="button"
          disabled={adding || text.trim() === ''}
          onClick={() => void add('note')}
        >
          {t('collections.notes.add')}
        </Action>
        <Action type="button" look="outlined" disabled={adding} onClick={() => void add('phone')}>
          <PhoneIcon fontSize="small" />
          {t('collections.notes.kind.phone')}
        </Action>
        <Action
          type="button"
          look="outlined"
          disabled={adding}
          onClick={() => void add('whatsApp')}
        >
          <WhatsAppIcon fontSize="small" />
          {t('collections.notes.kind.whatsApp')}
        </Action>
      </Doings>
    </div>
  )
}

interface OfferedNamesProps {
  names: readonly string[]
  onChoose: (name: string) => void
}

/** The names that a begun mention can become. */
function OfferedNames({ names, onChoose }: OfferedNamesProps) {
  const { t } = useTranslation('admin')
  return (
    <Names aria-label={t('collections.notes.people')}>
      {names.map((name) => (
        <li key={name}>
          <Action type="button" look="plain" onClick={() => onChoose(name)}>
            <bdi>@{name}</bdi>
          </Action>
        </li>
      ))}
    </Names>
  )
}

/** The names of those who can be mentioned: all who may work on such records but oneself. */
function useColleagues(collection: string): string[] {
  const user = useUserId()
  const { data = [] } = useQuery(references.people(useApi()))
  const others = data.filter(
    ({ code, collections }) => code !== user && collections?.includes(collection),
  )
  // Who share a name are told together.
  return [...new Set(others.map(({ label }) => label))]
}
