import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'

/** The page of an address with nothing at it (PAGE-9). */
export function NotFoundPage() {
  const { t } = useTranslation()
  return <ShortPage title={t('pages.notFoundTitle')} text={t('pages.notFoundText')} notFound />
}
