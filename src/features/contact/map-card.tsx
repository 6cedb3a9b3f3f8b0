import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#brand/brand.ts'
import { useApi } from '#src/api/api-context.ts'
import { useCurrentBranch, useSettings } from '#src/api/use-company.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action, ActionAnchor } from '#src/ui/action.tsx'
import { PlaceIcon } from '#src/ui/icons/place.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { safeLink } from '#src/ui/safe-link.ts'
import { mapEmbedLink } from './map-embed-link.ts'

const Card = styled('div')({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  minBlockSize: 300,
  blockSize: '100%',
  padding: 24,
  color: colors.onDark,
  backgroundColor: colors.band,
  backgroundImage: 'url(/icons/map-grid.svg)',
  backgroundSize: 'cover',
  '& iframe': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 },
  '& p': { margin: 0, maxInlineSize: '20.9em' },
  '& small': { color: colors.onDarkSoft, ...screenOnly },
  // Their middle is not known before the last of them has arrived.
  '& > :is(svg, p, div):not(:has(~ small))': { visibility: 'hidden' },
})

const Choices = styled(ActionRow)({ justifyContent: 'center', gap: 8 })

const focusInPlace = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * A card with the company's address, and the embedded map once a visitor asks for it; without a connection the address
 * alone (MAP-2).
 */
export function MapCard() {
  const { t } = useTranslation()
  const { language } = useApi()
  const [shown, setShown] = useState(false)
  const connected = useConnected()
  const branch = useCurrentBranch()
  const companyLink = useSettings()?.locationLink ?? ''
  // A visitor who chose another branch wants to find that one.
  const link = branch?.isDefault === false ? branch.mapLink : companyLink
  const frame = mapEmbedLink(link, brand.mapLink, language)
  const outside = safeLink(link) ?? brand.mapLink
  if (shown) {
    return (
      <Card>
        <iframe
          // The button that had the focus is gone.
          ref={focusInPlace}
          title={t('contact.map')}
          src={frame}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </Card>
    )
  }
  return (
    <Card>
      <PlaceIcon fontSize="large" />
      {branch && <p {...languageAttributes(branch, 'address')}>{branch.address}</p>}
      {connected ? (
        <>
          <Choices>
            <Action type="button" onClick={() => setShown(true)}>
              {t('contact.showMap')}
            </Action>
            <ActionAnchor look="outlined" href={outside} target="_blank" rel="noopener noreferrer">
              {t('contact.openMap')}
            </ActionAnchor>
          </Choices>
          <small>{t('contact.mapNote')}</small>
        </>
      ) : (
        <small>{t('contact.mapOffline')}</small>
      )}
    </Card>
  )
}
