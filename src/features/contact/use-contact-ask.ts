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
}

/**
 * Puts into the form what the link that led to it is about. What a draft holds already stays: after a reload, or a
 * switch of the language, the address still names what the visitor may have changed since.
 */
export function useContactAsk(
  { topic, product }: ContactAsk,
  { getValues, setValue }: UseFormReturn<ContactMessage>,
): void {
  const { t } = useTranslation()
  const applied = useRef<ContactTopic>(undefined)

  useEffect(() => {
    if (topic === undefined || topic === applied.current) return
    const isFirst = applied.current === undefined
    applied.current = topic
    if (!isFirst || !getValues('Topic')) setValue('Topic', topic)
  }, [topic, getValues, setValue])

  useEffect(() => {
    if (product === undefined || getValues('MessageContent')) return
    setValue('MessageContent', t('contact.aboutProduct', { product }), { shouldValidate: true })
  }, [product, getValues, setValue, t])
}
