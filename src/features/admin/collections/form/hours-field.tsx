import { styled } from '@mui/material/styles'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type OpeningHours, timeZones, weekFromSaturday } from '#contract/opening-hours.ts'
import { useApi } from '#src/api/api-context.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { HoursExceptions } from './hours-exceptions.tsx'
import { hoursFaults } from './hours-faults.ts'
import { Intervals } from './hours-parts.tsx'
import { useFieldError } from './use-field-error.ts'

const Group = styled('fieldset')({
  margin: 0,
  marginBlockEnd: 16,
  padding: 14,
  minInlineSize: 0,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
})

const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 12px',
  alignItems: 'center',
  paddingBlock: 4,
  borderBlockStart: `1px solid ${colors.line}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '7em minmax(0, 1fr) auto' },
  '& > :last-child': { justifySelf: 'start' },
}))

/** When a branch is open: its time zone, an ordinary week, and the days that are none (RECORD-12). */
export function HoursField({ field }: { field: Extract<FormFieldDeclaration, { kind: 'hours' }> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control } = useFormContext()
  const { language } = useApi()
  const errorOf = useFieldError()
  const { name } = field
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value } }) => {
        // The form is filled with what the contract gives.
        const hours = value as OpeningHours
        const change = (part: Partial<OpeningHours>) => onChange({ ...hours, ...part })
        const { week } = hours
        const fault = errorOf(name)
        const faultAt = fault === undefined ? () => undefined : hoursFaults(hours, language)
        return (
          <Group>
            <FieldLegend>{field.label(t)}</FieldLegend>
            <SelectField
              label={t('fields.hours.timeZone')}
              errorText={faultAt('timeZone')}
              emptyText={t('fields.choose')}
              value={hours.timeZone}
              onChange={(event) => change({ timeZone: event.currentTarget.value })}
              options={timeZones.map((code) => ({ code, label: t(`fields.hours.zones.${code}`) }))}
            />
            <FieldLegend as="p">{t('fields.hours.usual')}</FieldLegend>
            {weekFromSaturday.map((day, index) => {
              const called = t(`translation:hours.days.${day}`)
              const before = week[weekFromSaturday[index - 1] ?? day] ?? []
              const errorText = faultAt(`week.${day}`)
              const isSame = JSON.stringify(before) === JSON.stringify(week[day])
              const setDay = (intervals: OpeningHours['week'][number]) =>
                change({ week: week.map((one, at) => (at === day ? intervals : one)) })
              return (
                <Day key={day} role="group" aria-label={called}>
                  <b>{called}</b>
                  <Intervals
                    of={called}
                    value={week[day] ?? []}
                    onChange={setDay}
                    isInvalid={errorText !== undefined}
                  />
                  {!isSame && (
                    <Action
                      type="button"
                      look="plain"
                      aria-label={t('fields.hours.asAbove', { day: called })}
                      onClick={() => setDay(before)}
                    >
                      {t('fields.hours.asAboveShort')}
                    </Action>
                  )}
                  {errorText !== undefined && (
                    <FieldMessage aria-live="polite">{errorText}</FieldMessage>
                  )}
                </Day>
              )
            })}
            <HoursExceptions
              faultAt={faultAt}
              value={hours.exceptions}
              onChange={(exceptions) => change({ exceptions })}
            />
          </Group>
        )
      }}
    />
  )
}
