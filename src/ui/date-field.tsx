import { styled } from '@mui/material/styles'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ar.js'
import english from 'dayjs/locale/en.js'
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekStart } from '#brand/brand.ts'
import { latinDigits } from '#contract/digits.ts'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, fieldHeight, motionDuration, radius } from '#src/theme/tokens.ts'
import { datePickerTexts } from './date-picker-texts.ts'

/** The formats that dayjs adds to its own English; the locale below replaces that English. */
const formats = {
  LT: 'HH:mm',
  LTS: 'HH:mm:ss',
  L: 'DD/MM/YYYY',
  LL: 'D MMMM YYYY',
  LLL: 'D MMMM YYYY HH:mm',
  LLLL: 'dddd, D MMMM YYYY HH:mm',
}

// The week starts as the company's does.
dayjs.locale({ ...english, formats, weekStart }, undefined, true)

/** The picker's own parts, made to look like our other fields. */
const Frame = styled('div')(({ theme }) => ({
  '& .MuiFormControl-root': { inlineSize: '100%' },
  '& .MuiInputLabel-root': {
    ...theme.typography.body2,
    position: 'static',
    transform: 'none',
    maxInlineSize: 'none',
    fontWeight: 600,
    marginBlockEnd: 6,
    whiteSpace: 'normal',
    '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
  },
  '& .MuiPickersInputBase-root': {
    ...theme.typography.body1,
    minBlockSize: fieldHeight,
    marginBlockStart: 0,
    paddingInline: '14px 6px',
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    backgroundColor: colors.surface,
    transition: `border-color ${motionDuration}ms ease`,
    '&:hover': { borderColor: colors.inkSoft },
    '&:has([role="spinbutton"]:focus-visible)': focusRing,
    '&.Mui-error': { borderColor: colors.danger },
  },
  '& .MuiPickersInputBase-sectionsContainer': {
    paddingBlock: 8,
    // Placeholders are read too: faded they would be too pale.
    opacity: 1,
    scrollMarginBlock: '128px 48px',
  },
  '& .MuiPickersInputBase-sectionContent:focus-visible': { outline: 'none' },
  '& .MuiFormHelperText-root': {
    ...theme.typography.caption,
    minBlockSize: '1.6em',
    margin: 0,
    marginBlockStart: 4,
    '&.Mui-error': { color: colors.danger },
  },
}))

const isoDay = 'YYYY-MM-DD'

/** Comes before the typed part of an unfinished date: such a value is not a day, and not empty either. */
const unfinished = '?'

const dayOf = (text: string | undefined): Dayjs | null => {
  const day = dayjs(text || null)
  return day.isValid() ? day : null
}

interface DateFieldProps {
  label: string
  /** `yyyy-mm-dd`, or empty. */
  value: string
  /** Told a day, nothing, or, while it is being typed, what is no day yet. */
  onChange: (value: string) => void
  /** The error message for the date; undefined while there is none. */
  errorText: string | undefined
  /** The first day that can be chosen, as `yyyy-mm-dd`. */
  min?: string
  /** The last day that can be chosen. */
  max?: string
  /** The view that the calendar opens with; `year` is for days long ago. */
  openTo?: 'day' | 'year'
  onBlur?: () => void
  /** Takes the focus for the first part of the date. */
  ref?: Ref<{ focus: () => void }>
}

/** Turns the digits of an Arabic keyboard into 0–9, which are all that the parts of a date take (DIGIT-2). */
function takeEveryDigit({ target }: FormEvent): void {
  const typed = target instanceof HTMLElement ? target.textContent : ''
  const latin = latinDigits(typed)
  if (target instanceof HTMLElement && latin !== typed) target.textContent = latin
}

/** A day of the calendar, typed or chosen; Latin digits, day before month, in every language (DIGIT-1, DIGIT-6). */
export function DateField({
  label,
  value,
  onChange,
  errorText,
  min,
  max,
  openTo = 'day',
  onBlur,
  ref,
}: DateFieldProps) {
  const { t, i18n } = useTranslation()
  // The picker forgets the parts typed so far unless it gets its own value back.
  const [typed, setTyped] = useState<{ text: string; day: Dayjs | null }>()
  const day = typed?.text === value ? typed.day : dayOf(value)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }))
  const least = dayOf(min)
  const most = dayOf(max)

  // The picker cannot be given parts of a date back: a draft's are shown below it.
  const begun = typed === undefined && value.startsWith(unfinished) ? value.slice(1) : ''
  const notes = [errorText, begun && t('form.dateBegun', { typed: `\u2066${begun}\u2069` })]

  const change = (next: Dayjs | null) => {
    const text = next === null ? '' : next.isValid() ? next.format(isoDay) : unfinished
    setTyped({ text, day: next })
    onChange(text)
  }

  /** The picker tells of whole dates only; what it shows of one once a key has been let go is kept as a draft. */
  const readParts = () => {
    const shown = frame.current?.querySelector('input')?.value ?? ''
    const isBegun = /\d/.test(shown)
    if (day?.isValid() || (!isBegun && !value.startsWith(unfinished))) return
    const text = isBegun ? `${unfinished}${shown}` : ''
    setTyped({ text, day })
    if (text !== value) onChange(text)
  }

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={i18n.language}
      localeText={datePickerTexts(t)}
    >
      <Frame ref={frame} onInputCapture={takeEveryDigit} onKeyUp={readParts}>
        <DatePicker
          label={label}
          value={day}
          onChange={change}
          openTo={openTo}
          format="DD/MM/YYYY"
          dayOfWeekFormatter={(weekday) => weekday.format('dd')}
          {...(least !== null && { minDate: least })}
          {...(most !== null && { maxDate: most })}
          slotProps={{
            textField: {
              variant: 'standard',
              ...(onBlur !== undefined && { onBlur }),
              error: errorText !== undefined,
              helperText: notes.filter(Boolean).join(' ') || ' ',
              slotProps: { inputLabel: { shrink: true }, input: { disableUnderline: true } },
            },
          }}
        />
      </Frame>
    </LocalizationProvider>
  )
}
