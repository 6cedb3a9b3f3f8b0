import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'

/** Any other path: a way back to the home page (spec section 2). */
export function NotFoundPage() {
  const { t } = useTranslation()
  return <ShortPage title={t('pages.notFoundTitle')} text={t('pages.notFoundText')} notFound />
}
