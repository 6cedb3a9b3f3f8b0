import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/content/service.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { AskBand } from '#src/ui/ask-band.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { AssociatedServices } from './associated-services.tsx'
import { ServiceGrid } from './service-grid.ts'
import { ServicePicture } from './service-picture.tsx'

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockEnd: 32,
}))

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

/** One service: what it is, what belongs to it, the others. */
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
      <PageBanner
        back={{ to: '/services', text: t('services.all') }}
        title={
          <LocalizedText record={service} field="title">
            {service.title}
          </LocalizedText>
        }
        lead={
          <LocalizedText record={service} field="summary">
            {service.summary}
          </LocalizedText>
        }
      />
      <Section id="service">
        <ServiceGrid>
          <ServicePicture service={service} urgent />
          <div>
            <LocalizedText as={Description} record={service} field="description">
              {service.description}
            </LocalizedText>
            <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
          </div>
        </ServiceGrid>
      </Section>
      {service.associated.length > 0 && (
        <Section id="associated" ground="white" title={t('services.associated')}>
          <AssociatedServices service={service} />
        </Section>
      )}
      {others.length > 0 && (
        <Section id="others" title={t('services.others')}>
          <Others>
            {others.map((other) => (
              <li key={other.id}>
                <Link to="/services/$slug" params={{ slug: other.slug }}>
                  <LocalizedText record={other} field="title">
                    {other.title}
                  </LocalizedText>
                </Link>
              </li>
            ))}
          </Others>
        </Section>
      )}
      <AskBand
        id="ask"
        title={t('services.ask')}
        text={t('services.askText')}
        chatNumber={chatNumber}
        chatMessage={t('services.whatsAppMessage', { title: service.title })}
      >
        <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
      </AskBand>
    </article>
  )
}
