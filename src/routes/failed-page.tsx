import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'

/** When a page itself breaks: what happened, and a way on, in the page's language. */
export function FailedPage() {
  const { t } = useTranslation()
  return <ShortPage title={t('failure.page')} text={t('failure.part')} noIndex />
}
