import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { AskPanel } from '#src/ui/ask-panel.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { ProjectLinks } from '#src/ui/project-links.tsx'
import { ScreenOnly } from '#src/ui/screen-only.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { ServiceContents } from './service-contents.tsx'
import { ServiceOpening } from './service-opening.tsx'
import { ServiceSteps } from './service-steps.tsx'

const Others = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    paddingInline: 18,
    border: `1px solid ${colors.line}`,
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& a:hover': { borderColor: colors.teal, color: colors.teal },
})

/** One service: what it is, how it is done, what belongs to it, who answers, where it was done, the others. */
export function ServiceDetails({ service, others }: { service: Service; others: Service[] }) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  return (
    <article>
      <PageHead
        title={`${service.title} | ${company}`}
        description={service.summary}
        trail={[
          { name: t('nav.services'), path: '/services' },
          { name: service.title, path: `/services/${service.slug}` },
        ]}
        picture={service}
      />
      <ServiceOpening service={service} />
      <ServiceSteps service={service} />
      <ServiceContents service={service} />
      {service.projects.length > 0 && (
        <Section id="projects" ground="white" title={t('services.projects')}>
          <ProjectLinks projects={service.projects} />
        </Section>
      )}
      {others.length > 0 && (
        <ScreenOnly>
          <Section id="others" title={t('services.others')}>
            <Others>
              {others.map((other) => (
                <li key={other.id}>
                  <SiteLink to={recordPath('/services', other.slug)}>
                    <LocalizedText record={other} field="title">
                      {other.title}
                    </LocalizedText>
                  </SiteLink>
                </li>
              ))}
            </Others>
          </Section>
        </ScreenOnly>
      )}
      <AskPanel
        id="ask"
        title={t('services.ask')}
        text={t('services.askText')}
        chatNumber={chatNumber}
        chatMessage={t('services.whatsAppMessage', { title: service.title })}
      >
        <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
      </AskPanel>
    </article>
  )
}
