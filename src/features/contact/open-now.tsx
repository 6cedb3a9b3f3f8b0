import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isEverOpen, type OpeningHours, weekdayOf } from '#contract/opening-hours.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatTime } from '#src/i18n/format-hours.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors } from '#src/theme/tokens.ts'
import type { OpenState } from './open-state.ts'
import { useOpenState } from './use-open-state.ts'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  // Paper is read at another time.
  ...screenOnly,
  // Room for both lines before they are known.
  minBlockSize: `calc(2 * ${String(theme.typography.caption.lineHeight)}em)`,
  margin: 0,
  marginBlockStart: 4,
  color: colors.inkSoft,
  fontWeight: 400,
  '& > *': { display: 'block' },
  '& > b[data-open="true"]': { color: colors.tealDeep },
  '& > b::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 6,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
}))

function whenItChanges(t: TFunction, { isOpen, next }: OpenState): string {
  if (next === undefined) return ''
  const { date, daysAway } = next
  const time = formatTime(t, next.time)
  if (isOpen) return t('hours.until', { time })
  if (daysAway === 0) return t('hours.opensToday', { time })
  if (daysAway === 1) return t('hours.opensTomorrow', { time })
  const day = daysAway < 7 ? t(`hours.days.${weekdayOf(date)}`) : formatDay(t, date)
  return t('hours.opensOn', { time, day })
}

function whatItIs(t: TFunction, { isOpen, occasion }: OpenState): string {
  if (isOpen) return t('hours.open')
  return occasion === undefined || occasion === 'other'
    ? t('hours.closed')
    : t('hours.closedFor', { occasion: t(`hours.occasions.${occasion}`) })
}

/** Says whether a branch can be called now, and until or from when. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation()
  const state = useOpenState(hours)
  if (!isEverOpen(hours)) return null
  return (
    <Line>
      {state && (
        <>
          <b data-open={state.isOpen}>{whatItIs(t, state)}</b>
          <span>{whenItChanges(t, state)}</span>
        </>
      )}
    </Line>
  )
}
