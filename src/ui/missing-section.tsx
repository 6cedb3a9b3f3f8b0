import { useTranslation } from 'react-i18next'
import { SectionNotice } from './section-notice.tsx'

/** In a section's place when its code could not be fetched; what failed once can only be had by a new start. */
export function MissingSection() {
  const { t } = useTranslation()
  return <SectionNotice kind="error" text={t('failure.part')} onRetry={() => location.reload()} />
}
