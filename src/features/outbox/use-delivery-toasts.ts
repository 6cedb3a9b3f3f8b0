import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveredMessage } from '#src/i18n/submission-texts.ts'
import { listenToOutbox } from '#src/pwa/storage/outbox/outbox-news.ts'
import { markTold, tellOnce } from '#src/pwa/tell-once.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'

/** Says that a submission was delivered in the background, in one tab and in its language (OUTBOX-9). */
export function useDeliveryToasts(): void {
  const { t } = useTranslation()

  useEffect(
    () =>
      listenToOutbox((news) => {
        if (news.kind === 'told') markTold(news.id)
        if (news.kind !== 'delivered') return
        const text = news.late ? t('outbox.lateDelivery') : deliveredMessage(t, news.call)
        const kind = news.late ? 'info' : 'success'
        void tellOnce(news.id, () => showToast(kind, text, toastDurations.admin))
      }),
    [t],
  )
}
