import { styled } from '@mui/material/styles'
import { formWidth } from '#src/theme/tokens.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { MapCard } from './map-card.tsx'
import type { ContactAsk } from './use-contact-ask.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  marginBlockStart: 48,
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: `minmax(0, ${formWidth}px) minmax(0, 1fr)`,
    columnGap: 80,
    marginBlockStart: 64,
  },
}))

/** How the company is reached, then the form and the map: on the home page and on the contact page. */
export function ContactColumns(asked: ContactAsk) {
  return (
    <>
      <ContactFacts />
      <Columns>
        <ContactForm {...asked} />
        <MapCard />
      </Columns>
    </>
  )
}
