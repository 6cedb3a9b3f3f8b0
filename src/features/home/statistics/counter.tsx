import { styled } from '@mui/material/styles'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { CounterCell, CounterFigure, CounterLabel } from './counter-grid.ts'

/** The room of the final figure is kept from the start, so that nothing moves while the digits run. */
const Ticking = styled('span')({
  display: 'inline-grid',
  '& > span, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-final)', visibility: 'hidden' },
})

const Sign = styled('span')({ color: colors.tealBright })

interface CounterProps {
  label: string
  target: number
  /** Shown before the figure: '+' or '+%' (COUNTER-1). */
  sign: string
  /** The part of the way from 0 to the target that is shown, from 0 to 1. */
  progress: number
}

/** One figure: the running digits are for the eye; the final value is there for everyone else. */
export function Counter({ label, target, sign, progress }: CounterProps) {
  const final = sign + formatWholeNumber(target)
  return (
    <CounterCell>
      <CounterLabel>{label}</CounterLabel>
      <CounterFigure>
        <bdi dir="ltr">
          <span className="visually-hidden">{final}</span>
          <Ticking aria-hidden="true" data-final={final}>
            <span>
              <Sign>{sign}</Sign>
              {formatWholeNumber(target * progress)}
            </span>
          </Ticking>
        </bdi>
      </CounterFigure>
    </CounterCell>
  )
}
