import { styled } from '@mui/material/styles'
import type { Driver } from '#contract/collections/drivers.ts'
import { colors, titleSize } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { DriverCell, DriverPicture } from './driver-grid.ts'

const Number = styled('span')({
  fontSize: titleSize,
  fontWeight: 600,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  color: colors.teal,
})

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: 8,
  color: colors.inkSoft,
}))

/** A card's place in the list, with two digits: '01' (DRIVER-1). */
function cardNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}

export function DriverCard({ driver, index }: { driver: Driver; index: number }) {
  return (
    <DriverCell>
      {/* The list counts for those who hear it. */}
      <Number aria-hidden="true">{cardNumber(index)}</Number>
      <DriverPicture>
        <PictureView
          of={driver}
          fit="contain"
          sizes="(min-width: 1200px) 270px, (min-width: 992px) 22vw, (min-width: 576px) 46vw, 112px"
          fallback={<Impeller size="min(88px, 70%)" />}
        />
      </DriverPicture>
      <LocalizedText as={Title} record={driver} field="title">
        {driver.title}
      </LocalizedText>
      {driver.description !== '' && (
        <LocalizedText as={Description} record={driver} field="description">
          {driver.description}
        </LocalizedText>
      )}
    </DriverCell>
  )
}
