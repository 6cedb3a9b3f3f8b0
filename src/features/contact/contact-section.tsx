import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/section.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { MapCard } from './map-card.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.1fr 1fr', gap: 72 },
}))

const Side = styled('div')({ display: 'grid', gap: 32, alignContent: 'start' })

/** The contact section of the home page (spec section 2, home page 8). */
export function ContactSection() {
  const { t } = useTranslation()
  return (
    <Section
      id="contact"
      ground="white"
      kicker={t('contact.kicker')}
      title={t('contact.title')}
      lead={t('contact.lead')}
    >
      <Columns>
        <ContactForm />
        <Side>
          <ContactFacts />
          <MapCard />
        </Side>
      </Columns>
    </Section>
  )
}
