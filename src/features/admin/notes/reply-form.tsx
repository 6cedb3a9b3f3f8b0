import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { ReplyParts } from '#contract/admin/work-notes.ts'
import { languages } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import { validationText } from '#contract/validation-texts.ts'
import { useApi } from '#src/api/api-context.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { MailOutlinedIcon as MailIcon } from '#src/ui/icons/mail-outlined.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { AdminRecord } from '../collections/column.ts'
import { ConfirmDialog } from '../collections/form/confirm-dialog.tsx'
import { ListLink } from '../collections/list-link.tsx'
import { Doings } from '../submissions/facts.tsx'
import { InsertLines } from './insert-lines.tsx'
import type { NotedRecord } from './typed-notes.ts'
import { useReply } from './use-reply.ts'
import type { Visitor } from './visitor-of.ts'

const Receiver = styled('p')({
  margin: '0 0 12px',
  paddingBlock: 8,
  paddingInline: 12,
  borderInlineStart: `3px solid ${colors.teal}`,
  backgroundColor: colors.tealWash,
  overflowWrap: 'anywhere',
})

const Check = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: touchTarget,
  marginBlockEnd: 8,
  cursor: 'pointer',
  '& > input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: colors.teal },
})

interface ReplyFormProps {
  noted: NotedRecord
  record: AdminRecord
  visitor: Visitor
  /** Such a record can be marked as answered, and is not yet. */
  canAnswer: boolean
  onSend: (text: string, reply: ReplyParts) => Promise<boolean>
}

/** A reply to the visitor in the writing: to whom, in which language, from a template or not (WORK-15, WORK-17). */
export function ReplyForm({ noted, record, visitor, canAnswer, onSend }: ReplyFormProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language: shown } = useApi()
  const reply = useReply({
    noted,
    record,
    onSend: (text, parts) => onSend(text, { ...parts, answered: parts.answered && canAnswer }),
  })
  const { value, type } = reply
  const faultOf = (part: string) =>
    reply.lacks(part) ? validationText(shown, 'text.required') : undefined
  return (
    <div>
      <Receiver>
        {t('collections.reply.to')} <bdi>{visitor.name}</bdi> · <LtrText>{visitor.email}</LtrText>
      </Receiver>
      <TemplateField reply={reply} />
      <ChoiceChips
        type="radio"
        label={t('collections.reply.language')}
        options={languages.map((code) => ({ code, label: t(`fields.languages.${code}`) }))}
        chosen={[value.language]}
        onChoose={(language) => type({ ...value, language })}
        errorText={undefined}
      />
      <FormField
        value={reply.subject}
        label={t('fields.subject')}
        errorText={faultOf(reply.subject)}
        autoComplete="off"
        dir="auto"
        lang={value.language}
        maxLength={fieldLimits.title}
        onChange={({ target }) => type({ ...value, subject: target.value })}
      />
      <FormField
        value={reply.text}
        label={t('collections.reply.text')}
        hint={t('collections.reply.hint')}
        errorText={faultOf(reply.text)}
        rows={6}
        maxRows={20}
        autoComplete="off"
        dir="auto"
        lang={value.language}
        maxLength={fieldLimits.reply}
        onChange={({ target }) => type({ ...value, text: target.value })}
      />
      <InsertLines
        record={record}
        language={value.language}
        text={reply.text}
        onInsert={(text) => type({ ...value, text })}
      />
      {canAnswer && (
        <Check>
          <input
            type="checkbox"
            checked={value.answered}
            onChange={({ target }) => type({ ...value, answered: target.checked })}
          />
          {t('collections.reply.answered')}
        </Check>
      )}
      <Doings>
        <Action
          type="button"
          disabled={reply.state === 'sending'}
          onClick={() => void reply.send()}
        >
          <MailIcon fontSize="small" />
          {t('collections.reply.send')}
        </Action>
      </Doings>
    </div>
  )
}

/** The templates, or where to make the first; one asks before it takes the place of what was typed. */
function TemplateField({ reply }: { reply: ReturnType<typeof useReply> }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { templates, value, offered } = reply
  if (templates.length === 0) return <ListLink to="reply-templates" />
  return (
    <>
      <SelectField
        label={t('collections.reply.template')}
        errorText={undefined}
        optional
        emptyText={t('collections.reply.noTemplate')}
        options={templates.map(({ id, title }) => ({ code: id, label: textIn(title, language) }))}
        value={value.template}
        onChange={({ target }) => reply.choose(target.value)}
      />
      {offered !== undefined && (
        <ConfirmDialog
          title={t('collections.reply.replace.title')}
          text={t('collections.reply.replace.text')}
          confirm={t('collections.reply.replace.confirm')}
          cancel={t('collections.cancel')}
          onConfirm={reply.accept}
          onCancel={reply.decline}
        />
      )}
    </>
  )
}
