import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors, contentWidth } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { BackLink, PageLead, PageTitle } from '#src/ui/opening-parts.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  backgroundColor: colors.surface,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Words = styled('div')(({ theme }) => ({
  paddingBlock: '20px 40px',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: {
    gridArea: '1 / 1',
    // Not in the middle: that would not be known before the last of the words has come.
    paddingBlock: '56px 64px',
    // From the page's own edge; the half's other edge is the middle of the window.
    paddingInline: `max(24px, calc(100% - ${contentWidth / 2}px)) 72px`,
  },
}))

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: colors.teal,
  aspectRatio: '3 / 2',
  '& > img': { position: 'absolute', inset: 0, blockSize: '100%' },
  [theme.breakpoints.between('sm', 'lg')]: { aspectRatio: '2 / 1' },
  [theme.breakpoints.up('lg')]: { gridArea: '1 / 2', aspectRatio: 'auto', minBlockSize: 560 },
}))

const Description = styled('p')({ margin: 0, marginBlock: '16px 24px' })

/**
 * The service's picture out to the edge of the window, and beside it what the service is and how to ask for it.
 *
 * The picture comes first in the page: words painted before it would move once it arrives.
 */
export function ServiceOpening({ service }: { service: Service }) {
  const { t } = useTranslation()
  return (
    <Halves>
      <Picture>
        <PictureView
          of={service}
          sizes="(min-width: 992px) 50vw, 100vw"
          urgent
          fallback={<Impeller size="60%" />}
        />
      </Picture>
      <Words>
        <BackLink to="/services" text={t('services.all')} />
        <LocalizedText as={PageTitle} record={service} field="title">
          {service.title}
        </LocalizedText>
        <LocalizedText as={PageLead} record={service} field="summary">
          {service.summary}
        </LocalizedText>
        <LocalizedText as={Description} record={service} field="description">
          {service.description}
        </LocalizedText>
        <ActionRow>
          <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
        </ActionRow>
      </Words>
    </Halves>
  )
}
