import { safeParse } from 'zod/v4/core'
import { fanModelsField } from '#contract/fans/fan-models-field.ts'
import type { Language } from '#contract/locale.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { type ModelTexts, pointFigures, textsToModel } from './model-form.ts'

/** The faults of a model, by the place in the form: `code`, `dimensions.A`, `curve`, `curve.3.0`. */
export type ModelFaults = ReadonlyMap<string, string>

/** The cell of the table of points that a place in the input is of. */
function placeInForm(path: readonly PropertyKey[]): string {
  const [field, at, part, band] = path
  if (field === 'speeds') return at === 'maximum' ? 'fastest' : 'slowest'
  if (field !== 'curve' || at === undefined) return path.slice(0, 2).map(String).join('.')
  const figure = pointFigures.findIndex((name) => name === part)
  const column = figure >= 0 ? figure : pointFigures.length + (typeof band === 'number' ? band : 0)
  return `curve.${String(at)}.${column}`
}

/** True for a place that nothing was typed into yet: it is no fault before the form was to be saved. */
function isEmptyAt(model: ModelTexts, place: string): boolean {
  const [field = '', at = '', column = ''] = place.split('.')
  if (place === 'curve') return true
  if (field === 'curve') return (model.curve[Number(at)]?.[Number(column)] ?? '').trim() === ''
  const value: unknown = model[field as keyof ModelTexts]
  return typeof value === 'string' && value.trim() === ''
}

/**
 * The faults of each model, worded. The form itself only knows that there is one: it keeps one for the whole list.
 *
 * @param isStrict names also what is not there yet
 */
export function modelFaults(
  models: readonly ModelTexts[],
  language: Language,
  isStrict: boolean,
): ModelFaults[] {
  const faults = models.map(() => new Map<string, string>())
  const issues = safeParse(fanModelsField.input, models.map(textsToModel)).error?.issues ?? []
  for (const { path, message } of issues) {
    const [index, ...within] = path
    const model = models[Number(index)]
    const known = faults[Number(index)]
    if (model === undefined || known === undefined) continue
    const place = placeInForm(within)
    // A direct drive has but one speed to enter.
    if (model.drive === 'direct' && (place === 'slowest' || place === 'fastest')) continue
    const text = fieldMessage(message, language)
    if (text === undefined || known.has(place) || (!isStrict && isEmptyAt(model, place))) continue
    known.set(place, text)
  }
  return faults
}
