import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { airDensity } from '#contract/fans/air-density.ts'
import {
  blowsFree,
  type ProductModels,
  supplyFrequencies,
  temperatureClasses,
} from '#contract/fans/fan-model.ts'
import { airflowUnits, pressureUnits } from '#contract/fans/flow-units.ts'
import { useApi } from '#src/api/api-context.ts'
import { fanModelsQuery } from '#src/api/fan-models-query.ts'
import { sections } from '#src/api/section-queries.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { sentByApp } from '#src/ui/sent-by-app.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { FigureField } from './figure-field.tsx'
import { quantityTexts } from './quantities.ts'
import type { SelectionFormState } from './use-selection-form.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  '& h2': { ...theme.typography.h4, margin: 0, marginBlockEnd: 12 },
}))

/** A figure and its unit, or two figures. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  '&[data-unit]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

const Rows = styled('div')({
  display: 'grid',
  rowGap: 8,
  '& > fieldset ~ div + div': { marginBlockStart: 8 },
})

const Fold = styled('details')(({ theme }) => ({
  borderBlock: `1px solid ${colors.line}`,
  '& > summary': {
    ...theme.typography.h4,
    minBlockSize: touchTarget,
    display: 'list-item',
    alignContent: 'center',
    cursor: 'pointer',
  },
  '& > div': { paddingBlockStart: 8 },
}))

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Rows>{children}</Rows>
    </section>
  )
}

/** An airflow or a pressure in another unit than the site's own is told in that too; and the air's density. */
function usePlainTexts({ ask, judgement }: SelectionFormState) {
  const { t } = useTranslation()
  const texts = quantityTexts(t, { airflowUnit: 'm3h', pressureUnit: 'Pa' })
  const { air, asked } = judgement
  const duty = asked?.duty
  const equals = (value: string) => `= ${value}`
  return {
    airflow: duty && ask.airflowUnit !== 'm3h' ? equals(texts.airflow(duty.airflow)) : undefined,
    pressure: duty && ask.pressureUnit !== 'Pa' ? equals(texts.pressure(duty.pressure)) : undefined,
    // Known before a point is: a form that is filled in from the address does not grow.
    density:
      air &&
      t('selection.density', {
        density: formatNumber(Number(airDensity(air.altitude, air.temperature).toPrecision(3))),
      }),
  }
}

interface SelectionFormProps {
  form: SelectionFormState
}

function PointPart({ form }: SelectionFormProps) {
  const { t } = useTranslation()
  const { ask, change } = form
  const plain = usePlainTexts(form)
  return (
    <Part title={t('selection.point')}>
      <Pair data-unit="">
        <FigureField name="airflow" form={form} hint={plain.airflow} />
        <ChoiceSelect
          label={t('selection.field.unit')}
          of={t('selection.field.airflowUnit')}
          value={ask.airflowUnit}
          options={airflowUnits.map((value) => ({ value, text: t(`selection.unit.${value}`) }))}
          onChoose={(airflowUnit) => change({ airflowUnit })}
        />
      </Pair>
      <Pair data-unit="">
        <FigureField name="pressure" form={form} hint={plain.pressure} />
        <ChoiceSelect
          label={t('selection.field.unit')}
          of={t('selection.field.pressureUnit')}
          value={ask.pressureUnit}
          options={pressureUnits.map((value) => ({ value, text: t(`selection.unit.${value}`) }))}
          onChoose={(pressureUnit) => change({ pressureUnit })}
        />
      </Pair>
    </Part>
  )
}

const noModels: readonly ProductModels[] = []

/** The products that have models to select from. */
function useProductChoices() {
  const api = useApi()
  const { data: models = noModels } = useQuery(fanModelsQuery(api))
  const { data: products = [] } = useQuery(sections.products(api))
  return products.filter(({ slug }) =>
    models.some((each) => each.slug === slug && !each.models.every(blowsFree)),
  )
}

function UsePart({ form }: SelectionFormProps) {
  const { t } = useTranslation()
  const { ask, change } = form
  const products = useProductChoices()
  const known = products.some(({ slug }) => slug === ask.product)
  const options = [
    { value: '', text: t('selection.field.allProducts') },
    ...products.map(({ slug, title }) => ({ value: slug, text: title })),
    // The address may name a product before the products are here, or one that is gone.
    ...(known || ask.product === '' ? [] : [{ value: ask.product, text: ask.product }]),
  ]
  return (
    <Part title={t('selection.use')}>
      <ChoiceChips
        label={t('selection.field.supply')}
        type="radio"
        options={supplyFrequencies.map((hertz) => ({
          code: String(hertz),
          label: t('selection.value.hertz', { value: hertz }),
        }))}
        chosen={[String(ask.supply)]}
        onChoose={(code) => change({ supply: code === '60' ? 60 : 50 })}
        errorText={undefined}
      />
      <ChoiceSelect
        label={t('selection.field.application')}
        value={ask.application}
        options={temperatureClasses.map((value) => ({
          value,
          text: t(`selection.application.${value}`),
        }))}
        onChoose={(application) => change({ application })}
      />
      <ChoiceSelect
        label={t('selection.field.product')}
        value={ask.product}
        options={options}
        onChoose={(product) => change({ product })}
      />
    </Part>
  )
}

/** Folded until the address has a limit, or somebody opens it; a limit that is cleared leaves it open. */
function LimitsPart({ form }: SelectionFormProps) {
  const { t } = useTranslation()
  const fold = useRef<HTMLDetailsElement>(null)
  const { maxDiameter, maxSound, maxPower } = form.ask
  const isLimited = `${maxDiameter}${maxSound}${maxPower}` !== ''
  useEffect(() => {
    if (isLimited && fold.current !== null) fold.current.open = true
  }, [isLimited])
  return (
    <Fold ref={fold}>
      <summary>{t('selection.limits')}</summary>
      <div>
        <FigureField name="maxDiameter" form={form} optional />
        <FigureField name="maxSound" form={form} optional />
        <FigureField name="maxPower" form={form} optional />
      </div>
    </Fold>
  )
}

/** The duty point, the air, the use and the limits (SELECT-1). */
export function SelectionForm({ form }: SelectionFormProps) {
  const { t } = useTranslation()
  const { density } = usePlainTexts(form)
  return (
    <Form {...sentByApp} aria-label={t('selection.form')} onSubmit={form.submit}>
      <PointPart form={form} />
      <Part title={t('selection.air')}>
        <Pair>
          <FigureField name="temperature" form={form} optional placeholder="20" />
          <FigureField name="altitude" form={form} optional placeholder="0" hint={density} />
        </Pair>
      </Part>
      <UsePart form={form} />
      <LimitsPart form={form} />
      <Action type="submit">{t('selection.show')}</Action>
    </Form>
  )
}
