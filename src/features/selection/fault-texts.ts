import type { TFunction } from 'i18next'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Ask, FigureField } from './ask.ts'
import type { FieldFault } from './judge-ask.ts'
import type { QuantityTexts } from './quantities.ts'
import type { SelectionFault } from './selection-faults.ts'

/** The unit that a field is entered in. */
function unitText(t: TFunction, field: FigureField, ask: Ask): string {
  switch (field) {
    case 'airflow':
      return t(`selection.unit.${ask.airflowUnit}`)
    case 'pressure':
      return t(`selection.unit.${ask.pressureUnit}`)
    default:
      return t(`selection.unitOf.${field}`)
  }
}

/** Names the fault of a field, and the values that it accepts (SELECT-10). */
export function fieldFaultText(
  t: TFunction,
  field: FigureField,
  fault: FieldFault,
  ask: Ask,
): string {
  if (fault.kind !== 'range') return t(`selection.fieldFault.${fault.kind}`)
  const bounds = { minimum: formatNumber(fault.minimum), maximum: formatNumber(fault.maximum) }
  if (field === 'temperature') return t('selection.fieldFault.temperature', bounds)
  return t('selection.fieldFault.range', { ...bounds, unit: unitText(t, field, ask) })
}

/** Why a model does not meet the point, in a sentence (SELECT-9). */
export function faultText(
  t: TFunction,
  fault: SelectionFault,
  { supply }: Pick<Ask, 'supply'>,
  texts: QuantityTexts,
): string {
  switch (fault.kind) {
    case 'supply':
      return t('selection.fault.supply', { supply })
    case 'stall':
      return t('selection.fault.stall', {
        airflow: texts.airflow(fault.airflow),
        limit: texts.airflow(fault.limit),
      })
    case 'tooLittle':
    case 'tooMuch':
      return t(`selection.fault.${fault.kind}`, {
        airflow: texts.airflow(fault.airflow),
        percent: texts.percent(fault.percent),
      })
    case 'tooFast':
    case 'tooSlow':
      return t(`selection.fault.${fault.kind}`, {
        speed: texts.speed(fault.speed),
        bound: texts.speed(fault.bound),
      })
    case 'motor':
      return t('selection.fault.motor', {
        power: texts.power(fault.power),
        bound: texts.power(fault.bound),
      })
    case 'diameter':
      return limitText(t, fault.kind, texts.length, fault)
    case 'sound':
      return limitText(t, fault.kind, texts.exactSound, fault)
    case 'power':
      return limitText(t, fault.kind, texts.power, fault)
    default:
      return t(`selection.fault.${fault.kind}`)
  }
}

const limitText = (
  t: TFunction,
  kind: 'diameter' | 'sound' | 'power',
  text: (value: number) => string,
  { value, bound }: { value: number; bound: number },
) => t(`selection.fault.${kind}`, { value: text(value), bound: text(bound) })
