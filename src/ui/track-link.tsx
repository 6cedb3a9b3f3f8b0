import { useTranslation } from 'react-i18next'
import { trackPath } from '#contract/site-paths.ts'
import { SiteLink } from './site-link.tsx'

/** Leads to the state of what was sent (TRACK-6). */
export function TrackLink({ reference }: { reference: string }) {
  const { t } = useTranslation()
  return (
    <SiteLink to={trackPath} search={{ reference }}>
      {t('outbox.track')}
    </SiteLink>
  )
}
