import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuotationList, useQuotationList } from '#src/pwa/quotation/quotation-list.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'
import { formToasts } from '#src/ui/toasts/form-toasts.ts'
import { Columns, Outcome, Stack, Ways } from './quotation-layout.ts'
import { QuotationForm } from './quotation-form.tsx'
import { QuotationLines } from './quotation-lines.tsx'
import { useQuotationForm } from './use-quotation-form.ts'
import { useRemovals } from './use-removals.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { useTiedDraft } from './use-tied-draft.ts'

/** The list and its form, once the device has been asked for both. */
export function QuotationContent({ waiting }: { waiting: ReactNode }) {
  const list = useQuotationList()
  const { isKnown, tie, adopt } = useTiedDraft(list)
  return isKnown ? <Quotation key={tie} list={list} adopt={adopt} /> : waiting
}

interface QuotationProps {
  list: QuotationList
  adopt: () => Promise<boolean>
}

function Quotation({ list: { lines, isKept }, adopt }: QuotationProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { removed, remove, forget, undo } = useRemovals()
  const { send, ...quotation } = useQuotationForm(lines, forget)
  const { sent, note, form, changed } = quotation
  const take = async (key?: string) => {
    await remove(key)
    changed(undefined)
  }

  const outcome = useRef<HTMLDivElement>(null)
  const isSent = sent !== undefined
  useEffect(() => {
    // The form that had the focus is gone, and the page with it is shorter. A later delivery leaves the focus alone.
    if (isSent) outcome.current?.focus()
  }, [isSent, lines.length])

  const sendSound = async () => {
    const faulty = box.current?.querySelector<HTMLElement>('[data-lines] [aria-invalid="true"]')
    if (faulty) {
      faulty.focus()
      return formToasts.fixForm(t('notice.fixForm'))
    }
    if (!(await adopt())) await send()
  }
  return (
    <Stack ref={box}>
      {!isKept && <p role="status">{t('quotation.unkept')}</p>}
      <RemovalNotice removed={removed} onUndo={undo} />
      {lines.length > 0 ? (
        <Columns>
          <QuotationLines
            lines={lines}
            fault={form.formState.errors.Lines?.message}
            onRemove={take}
          />
          <QuotationForm {...quotation} onSend={sendSound} />
        </Columns>
      ) : sent === undefined ? (
        <div>
          <SectionNotice kind="empty" text={t('quotation.empty')} />
          <Ways>
            <ActionLink to="/products">{t('quotation.products')}</ActionLink>
            <ActionLink look="outlined" to="/products/select">
              {t('selection.link')}
            </ActionLink>
          </Ways>
        </div>
      ) : (
        <Outcome role="status" ref={outcome} tabIndex={-1}>
          <h2>{t(`quotation.outcome.${sent}`)}</h2>
          <p>{t(`quotation.outcome.${sent}Text`)}</p>
          <SubmissionNoteLine note={note} />
          <ActionLink look="outlined" to="/products">
            {t('quotation.products')}
          </ActionLink>
        </Outcome>
      )}
    </Stack>
  )
}
