import { useTranslation } from 'react-i18next'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import type { Job } from '#contract/content/job.ts'
import { useSettings } from '#src/api/use-company.ts'
import { ActionAnchor } from '#src/ui/action.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { Section } from '#src/ui/section.tsx'

/**
 * Where one applies: the place of the CV form, and until it is there the way by e-mail.
 *
 * @param vacancy the one that the address names; undefined for a general application
 */
export function ApplicationSlot({ vacancy }: { vacancy: Job | undefined }) {
  const { t } = useTranslation()
  const email = useSettings()?.gmailLink || companyFallbacks.email
  const subject = vacancy
    ? t('careers.emailSubject', { title: vacancy.title })
    : t('careers.emailGeneral')
  return (
    <div id="apply">
      <Section id="apply-title" ground="dark" title={t('careers.applyTitle')}>
        {vacancy && (
          <p>
            {t('careers.applyFor')}{' '}
            <LocalizedText as="strong" record={vacancy} field="title">
              {vacancy.title}
            </LocalizedText>
          </p>
        )}
        <p>{t('careers.applyText')}</p>
        <ActionAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          {t('careers.sendEmail')}
        </ActionAnchor>
        <p>
          <LtrText>{email}</LtrText>
        </p>
      </Section>
    </div>
  )
}
