import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type Interval, spanOf } from '#contract/opening-hours.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { FilterInput } from '#src/ui/filter-controls.tsx'
import { AddIcon } from '#src/ui/icons/add.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'

export const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: colors.inkSoft,
}))

const Times = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: touchTarget,
})

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 128px)) auto',
  alignItems: 'center',
  gap: 6,
  '& > input': { paddingInline: 8 },
  '& > span': { gridColumn: '1 / -1', gridRow: 2 },
})

interface IntervalsProps {
  /** Says what the hours belong to, for users who do not see it. */
  of: string
  value: readonly Interval[]
  onChange: (value: Interval[]) => void
  isInvalid: boolean
}

/** The hours of a day: any number of intervals, or none. */
export function Intervals({ of, value, onChange, isInvalid }: IntervalsProps) {
  const { t } = useTranslation('admin')
  const change = (index: number, part: Partial<Interval>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <Times>
      {value.length === 0 && <Quiet>{t('fields.hours.closed')}</Quiet>}
      {value.map((interval, index) => (
        <Pair key={index}>
          {(['opens', 'closes'] as const).map((end) => (
            <FilterInput
              key={end}
              type="time"
              dir="ltr"
              aria-label={`${t(`fields.hours.${end}`)}: ${of}`}
              aria-invalid={isInvalid}
              value={interval[end]}
              onChange={(event) => change(index, { [end]: event.currentTarget.value })}
            />
          ))}
          {isOvernight(interval) && <Quiet>{t('fields.hours.night')}</Quiet>}
          <IconButton
            aria-label={t('fields.hours.remove', { day: of })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Pair>
      ))}
      <IconButton
        aria-label={t('fields.hours.add', { day: of })}
        title={t('fields.hours.addShort')}
        onClick={() => onChange([...value, nextInterval(value)])}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Times>
  )
}

const isOvernight = (interval: Interval) =>
  interval.opens !== '' && interval.closes !== '' && spanOf(interval)[1] > 1440

/** An ordinary day's hours where there are none, else nothing to be taken for granted. */
const nextInterval = (value: readonly Interval[]): Interval =>
  value.length === 0 ? { opens: '09:00', closes: '17:00' } : { opens: '', closes: '' }
