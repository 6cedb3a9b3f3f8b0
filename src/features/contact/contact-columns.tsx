import { styled } from '@mui/material/styles'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { MapCard } from './map-card.tsx'
import type { ContactAsk } from './use-contact-ask.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.1fr 1fr', gap: 72 },
}))

const Side = styled('div')({ display: 'grid', gap: 32, alignContent: 'start' })

/** The form, and beside it how else the company is reached: on the home page and on the contact page. */
export function ContactColumns(asked: ContactAsk) {
  return (
    <Columns>
      <ContactForm {...asked} />
      <Side>
        <ContactFacts />
        <MapCard />
      </Side>
    </Columns>
  )
}
