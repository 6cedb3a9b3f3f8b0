import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoteKind, ReplyParts } from '#contract/admin/work-notes.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import type { AdminRecord } from '../collections/column.ts'
import type { CollectionScreen } from '../collections/screen.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { type NotedRecord, typedNote, typedReply } from './typed-notes.ts'
import { visitorOf } from './visitor-of.ts'

const modes = ['note', 'email'] as const

interface EntryFormsProps {
  screen: CollectionScreen
  record: AdminRecord
  noted: NotedRecord
  /** @returns whether it was taken */
  onAdd: (kind: NoteKind, text: string, reply?: ReplyParts) => Promise<boolean>
}

/**
 * A note for colleagues or a reply to the visitor in the writing: one at a time, so that nobody sends a visitor what was
 * meant for colleagues (WORK-15).
 */
export function EntryForms({ screen, record, noted, onAdd }: EntryFormsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { name, worked } = screen.collection.description
  const replied = {
    ...noted,
    title: t('collections.reply.draftOf', { name: visitorOf(name, record).name }),
  }
  // An entry that was begun is in view when the record is opened again.
  const [mode, setMode] = useState<(typeof modes)[number]>(() =>
    typedReply(replied) && typedNote(noted) === '' ? 'email' : 'note',
  )
  const visitor = visitorOf(name, record)
  const canAnswer = worked?.answered !== undefined && record[worked.state] !== worked.answered
  return (
    <div>
      <ChoiceChips
        type="radio"
        label={t('collections.reply.mode')}
        options={modes.map((code) => ({ code, label: t(`collections.notes.kind.${code}`) }))}
        chosen={[mode]}
        onChoose={setMode}
        errorText={undefined}
      />
      {/* Both are there, so that nothing typed in one is lost by a look at the other. */}
      <div hidden={mode !== 'note'}>
        <NoteForm record={noted} onAdd={onAdd} />
      </div>
      <div hidden={mode !== 'email'}>
        {visitor.email === '' ? (
          <p>{t('collections.reply.noAddress')}</p>
        ) : (
          <ReplyForm
            noted={replied}
            record={record}
            visitor={visitor}
            canAnswer={canAnswer}
            onSend={(text, reply) => onAdd('email', text, reply)}
          />
        )}
      </div>
    </div>
  )
}
