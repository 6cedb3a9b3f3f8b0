import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { sendMessageCall } from '#contract/calls.ts'
import { Island } from '#src/hydration/island.tsx'
import { useBegun } from '#src/pwa/use-begun.ts'
import { formWidth } from '#src/theme/tokens.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { contactFormId } from './contact-form-id.ts'
import { ContactFacts } from './contact-facts.tsx'
import { MapCard } from './map-card.tsx'
import type { ContactAsk } from './use-contact-ask.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  // The form has one column, the details and the map share the other.
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: `minmax(0, ${formWidth}px) minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    columnGap: 80,
    '& > [data-facts]': { gridColumn: 2 },
    '& > [data-form]': { gridArea: '1 / 1 / span 2' },
  },
}))

const ContactForm = lazyPart(
  async () => (await import('./contact-form.tsx')).ContactForm,
  MissingSection,
)
const map = (
  <Island>
    <MapCard />
  </Island>
)
const waiting = <Skeleton variant="rectangular" height={560} />

/** The company's contact details, the form and the map: on the home page and on the contact page. */
export function ContactColumns({ topic, product, branch }: ContactAsk) {
  const form = useMemo(
    () => <ContactForm topic={topic} product={product} branch={branch} />,
    [topic, product, branch],
  )
  const now = useBegun(sendMessageCall.id)
  return (
    <Columns>
      <div data-facts="">
        <ContactFacts />
      </div>
      <div id={contactFormId} data-form="">
        <Island when="touched" now={now} fallback={waiting}>
          {form}
        </Island>
      </div>
      {map}
    </Columns>
  )
}
