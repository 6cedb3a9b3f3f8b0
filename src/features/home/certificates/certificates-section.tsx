import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { CertificateCards } from './certificate-cards.tsx'
import { CertificatesSkeleton } from './certificates-skeleton.tsx'

/** Achievements and certificates (CERTIFICATE-1). */
export function CertificatesSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.certificates(useApi())))
  return (
    <Section id="certificates" title={t('certificates.title')}>
      {state.kind === 'loaded' && <CertificateCards certificates={state.items} />}
      {state.kind === 'loading' && <CertificatesSkeleton />}
      {state.kind === 'empty' && <SectionNotice kind="empty" text={t('state.empty')} />}
      {state.kind === 'error' && (
        <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
      )}
    </Section>
  )
}
