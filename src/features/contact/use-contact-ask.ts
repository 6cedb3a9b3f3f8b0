import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ContactTopic } from '#contract/contact-topics.ts'
import type { ContactMessage } from '#contract/submissions.ts'

/** The subject that a link to the form gives. */
export interface ContactAsk {
  topic?: ContactTopic | undefined
  /** The slug of a product. */
  product?: string | undefined
  /** The id of a branch. */
  branch?: string | undefined
}

/** Chooses what the address names, unless something is chosen already; an address that comes later chooses anew. */
function useAskedChoice(
  field: 'Topic' | 'Branch',
  asked: string | undefined,
  { getValues, setValue }: UseFormReturn<ContactMessage>,
): void {
  const known = useRef<{ asked: string | undefined }>(undefined)
  useEffect(() => {
    const isFirst = known.current === undefined
    if (!isFirst && asked === known.current?.asked) return
    known.current = { asked }
    if (asked === undefined) return
    // Each address is read by the rules of its field.
    if (!isFirst || !getValues(field)) setValue(field, asked as ContactTopic)
  }, [field, asked, getValues, setValue])
}

/**
 * Fills the form with the subject of the link that led to it. A draft wins over the link: after a reload, or a
 * switch of the language, the address still names values that the visitor may have changed since.
 */
export function useContactAsk(
  { topic, product, branch }: ContactAsk,
  form: UseFormReturn<ContactMessage>,
): void {
  const { t } = useTranslation()
  const { getValues, setValue } = form
  useAskedChoice('Topic', topic, form)
  useAskedChoice('Branch', branch, form)
  useEffect(() => {
    if (product === undefined || getValues('MessageContent')) return
    setValue('MessageContent', t('contact.aboutProduct', { product }), { shouldValidate: true })
  }, [product, getValues, setValue, t])
}
