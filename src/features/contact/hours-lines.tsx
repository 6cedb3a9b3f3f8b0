import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { formatException, formatWeek } from '#src/i18n/format-hours.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { useOnceHydrated } from '#src/hydration/use-hydrated.ts'

const Line = styled('span')({ display: 'block' })

const Exceptions = styled('details')({
  fontWeight: 400,
  '& > summary': {
    minBlockSize: touchTarget,
    paddingBlock: 8,
    cursor: 'pointer',
    color: colors.tealDeep,
  },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
})

const today = () => new Date().toISOString().slice(0, 10)

/** An ordinary week, and the days that are none, those that have passed left out. */
export function HoursLines({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation()
  // The server's HTML may be read on a later day than it was made.
  const isPast = ({ to }: { to: string }) => to < today()
  const someHavePassed = useOnceHydrated(hours.exceptions.some(isPast), false)
  const exceptions = hours.exceptions
    .filter((exception) => !someHavePassed || !isPast(exception))
    // Its first comparison by a language's rules costs a page more than the rest of these lines: dates need none.
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (
    <>
      {formatWeek(t, hours).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {exceptions.length > 0 && (
        <Exceptions>
          <summary>{t('hours.exceptions')}</summary>
          <ul>
            {exceptions.map((exception) => (
              <li key={`${exception.occasion} ${exception.from}`}>
                {formatException(t, exception)}
              </li>
            ))}
          </ul>
        </Exceptions>
      )}
    </>
  )
}
