import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type HoursException, occasions } from '#contract/opening-hours.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Intervals, Quiet } from './hours-parts.tsx'

const Item = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 16px',
  marginBlockStart: 8,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > div': { minInlineSize: 0 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

interface HoursExceptionsProps {
  /** Gives the message of the fault at a place of the hours. */
  faultAt: (place: string) => string | undefined
  value: readonly HoursException[]
  onChange: (value: HoursException[]) => void
}

/** Holidays, and days with hours of their own. */
export function HoursExceptions({ faultAt, value, onChange }: HoursExceptionsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const change = (index: number, part: Partial<HoursException>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <>
      <FieldLegend as="p">{t('fields.hours.exceptions')}</FieldLegend>
      <Quiet>{t('fields.hours.exceptionsHint')}</Quiet>
      {value.map(({ occasion, from, to, hours }, index) => {
        const place = `exceptions.${index}`
        const called = t('fields.hours.number', { number: index + 1 })
        const errorText = faultAt(`${place}.hours`)
        return (
          <Item key={index} role="group" aria-label={called}>
            <SelectField
              label={t('fields.hours.occasion')}
              errorText={faultAt(`${place}.occasion`)}
              emptyText={t('fields.choose')}
              value={occasion}
              onChange={({ currentTarget }) =>
                change(index, {
                  occasion: occasions.find((code) => code === currentTarget.value) ?? 'other',
                })
              }
              options={occasions.map((code) => ({
                code,
                label: t(`translation:hours.occasions.${code}`),
              }))}
            />
            {(['from', 'to'] as const).map((end) => (
              <FormField
                key={end}
                type="date"
                label={t(`fields.hours.${end}`)}
                errorText={faultAt(`${place}.${end}`)}
                value={end === 'from' ? from : to}
                onChange={({ target }) => change(index, { [end]: target.value })}
                dir="ltr"
              />
            ))}
            <div data-wide>
              <Intervals
                of={called}
                value={hours}
                onChange={(intervals) => change(index, { hours: intervals })}
                isInvalid={errorText !== undefined}
              />
              <FieldMessage aria-live="polite">{errorText}</FieldMessage>
            </div>
            <div data-wide>
              <Action
                type="button"
                look="plain"
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                {t('fields.hours.removeException')}
              </Action>
            </div>
          </Item>
        )
      })}
      <div>
        <Action
          type="button"
          look="outlined"
          onClick={() => onChange([...value, { occasion: 'holiday', from: '', to: '', hours: [] }])}
        >
          {t('fields.hours.addException')}
        </Action>
      </div>
    </>
  )
}
