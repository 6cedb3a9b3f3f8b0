import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

/** An input that no person sees or reaches, filled in by programs alone (decisions 30). */
export function BotTrapInput({ trap }: { trap: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  return (
    <label className="visually-hidden" aria-hidden="true">
      {t('form.trap')}
      <input ref={trap} name="referral" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
