import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyParts } from '#contract/admin/work-notes.ts'
import { fillTemplate, mailLanguage } from '#contract/mail-template.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import type { AdminRecord } from '../collections/column.ts'
import { replyTemplatesQuery } from './reply-templates-query.ts'
import {
  isUntouched,
  keepTypedReply,
  type NotedRecord,
  type TypedReply,
  typedReply,
} from './typed-notes.ts'
import { useReplyValues } from './use-reply-values.ts'
import { useTyped } from './use-typed.ts'
import { visitorOf } from './visitor-of.ts'

interface ReplyProps {
  noted: NotedRecord
  record: AdminRecord
  /** @returns whether it was taken */
  onSend: (text: string, reply: ReplyParts) => Promise<boolean>
}

/**
 * A reply while it is written (WORK-15 to WORK-17). A field that nobody has typed in follows the template and the
 * language; a typed text stays until its author agrees to a template in its place.
 */
export function useReply({ noted, record, onSend }: ReplyProps) {
  const api = useApi()
  const empty: TypedReply = {
    language: visitorOf(noted.collection, record).language ?? api.language,
    answered: true,
    template: '',
  }
  const { value, type, reset } = useTyped(
    () => typedReply(noted) ?? empty,
    (reply) => keepTypedReply(noted, reply),
  )
  const { data: templates = [] } = useQuery(replyTemplatesQuery(api))
  const usual = useReplyValues(noted.collection, record, value.language)
  const [state, setState] = useState<'writing' | 'sending' | 'lacking'>('writing')
  /** The template that waits for a word, since it would take the place of what was typed. */
  const [offered, setOffered] = useState<string>()
  const template = templates.find(({ id }) => id === value.template)
  const filled = (part: 'subject' | 'body') =>
    template && fillTemplate(textIn(template[part], value.language), usual.values)
  const subject = value.subject ?? filled('subject') ?? usual.subject
  const text = value.text ?? filled('body') ?? ''
  const fill = (id: string) => {
    const chosen = templates.find((one) => one.id === id)
    const language = chosen ? mailLanguage(chosen, value.language) : value.language
    setOffered(undefined)
    type({ ...value, subject: undefined, text: undefined, template: id, language })
  }
  const hasTyped = !isUntouched({ ...value, template: '' })
  const lacks = (part: string) => state === 'lacking' && part.trim() === ''
  const send = async () => {
    if (subject.trim() === '' || text.trim() === '') return setState('lacking')
    setState('sending')
    const { language, answered } = value
    const isTaken = await onSend(text.trim(), { subject: subject.trim(), language, answered })
    if (isTaken) reset(empty)
    setState('writing')
  }
  return {
    value,
    type,
    subject,
    text,
    templates,
    state,
    lacks,
    send,
    choose: (id: string) => (hasTyped ? setOffered(id) : fill(id)),
    offered,
    accept: () => offered !== undefined && fill(offered),
    decline: () => setOffered(undefined),
  }
}
