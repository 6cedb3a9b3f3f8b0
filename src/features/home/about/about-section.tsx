import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { AboutContent } from './about-content.tsx'
import { AboutSkeleton } from './about-skeleton.tsx'

/** About the company, from the first record (ABOUT-1). */
export function AboutSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.about(useApi())))
  const about = state.kind === 'loaded' ? state.items[0] : undefined
  const title = about?.aboutTitle ? (
    <LocalizedText record={about} field="aboutTitle">
      {about.aboutTitle}
    </LocalizedText>
  ) : undefined
  return (
    <Section
      id="about"
      ground="white"
      {...(title === undefined
        ? { title: t('about.kicker') }
        : { kicker: t('about.kicker'), title })}
    >
      {about !== undefined && <AboutContent about={about} />}
      {state.kind === 'loading' && <AboutSkeleton />}
      {state.kind === 'empty' && <SectionNotice kind="empty" text={t('state.empty')} />}
      {state.kind === 'error' && (
        <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
      )}
    </Section>
  )
}
