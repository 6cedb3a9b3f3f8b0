import { readNumber, readPercent } from '#contract/read-numbers.ts'
import type { AdminColumn, AdminText } from '../../column.ts'
import { modelTargets, type ModelWord, type Target, targetKey } from './headings.ts'
import { type ModelTexts, pointFigures, type PointTexts, writtenPoints } from './model-form.ts'
import { targetName } from './use-target-name.ts'

/** A row of the sheet: a point with its model, which may have none yet. */
export interface ModelRowTexts {
  model: ModelTexts
  point: PointTexts | undefined
}

export function sheetRows(models: readonly ModelTexts[]): ModelRowTexts[] {
  return models.flatMap((model): ModelRowTexts[] => {
    const points = writtenPoints(model.curve)
    if (points.length === 0) return [{ model, point: undefined }]
    return points.map((point) => ({ model, point }))
  })
}

/** A number that can be computed with; what is none stays as it was typed. */
function cell(text: string, read = readNumber): string | number {
  const number = read(text)
  return number === undefined || Number.isNaN(number) ? text : number
}

const efficiencyColumn = pointFigures.indexOf('efficiency')

function wordOf(
  { code, drive, supply, temperatureClass }: ModelTexts,
  word: ModelWord,
  t: AdminText,
) {
  switch (word) {
    case 'code':
      return code
    case 'drive':
      return t(`fields.fan.drives.${drive}`)
    case 'supply':
      return supply.map((frequency) => t('fields.fan.hertz', { frequency })).join(' / ')
    case 'temperatureClass':
      return t(`fields.fan.classes.${temperatureClass}`)
  }
}

function valueOf({ model, point }: ModelRowTexts, target: Target, t: AdminText) {
  if ('word' in target) return wordOf(model, target.word, t)
  if ('measure' in target) return cell(model.dimensions[target.measure])
  if ('number' in target) return cell(model[target.number])
  const text = point?.[target.column] ?? ''
  return target.column === efficiencyColumn ? cell(text, readPercent) : cell(text)
}

/** The columns of a sheet that can be changed and imported again: what is said of a model stands in each of its rows. */
export const exportColumns = (t: AdminText): AdminColumn<ModelRowTexts>[] =>
  modelTargets.map((target) => ({
    name: targetKey(target),
    header: () => targetName(t, target),
    kind: 'word' in target ? 'text' : 'number',
    value: (row) => valueOf(row, target, t),
  }))
