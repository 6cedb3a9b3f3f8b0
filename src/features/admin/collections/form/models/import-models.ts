import { safeParse } from 'zod/v4/core'
import { fanModelsField } from '#contract/fans/fan-models-field.ts'
import type { DrawingMeasure } from '#contract/fans/fan-model.ts'
import type { Target } from './headings.ts'
import {
  columnCount,
  emptyModel,
  type ModelTexts,
  pointFigures,
  type PointTexts,
  textsToModel,
} from './model-form.ts'
import { tidyNumbers } from './paste-points.ts'
import { readDrive, readSupply, readTemperatureClass } from './read-words.ts'
import type { CellFault, Sheet, SheetCell } from './sheet.ts'

/** A column of the sheet for each target that has one, by `targetKey`. */
export type Mapping = ReadonlyMap<Target, number>

/** Something that keeps a sheet from being taken over. */
export interface ImportFault {
  /** From 0. */
  row: number
  column: number
  /** A rule of the contract's is a fault that `fieldMessage` words. */
  fault: CellFault | 'merged' | 'differs' | 'word' | { rule: string }
}

export interface Imported {
  models: ModelTexts[]
  faults: ImportFault[]
}

interface Row {
  row: number
  point: PointTexts
}

/** Rows of a sheet that have one code, or none below one that has. */
interface Group {
  rows: Row[]
  texts: ModelTexts
  /** The cells that say something of the model itself. */
  said: Map<Target, { row: number; text: string }>
}

const isPoint = (target: Target): target is { column: number } => 'column' in target

/** The columns of points as the form writes them; the commas of a sheet are all meant alike. */
function pointTexts(rows: readonly (readonly SheetCell[])[], mapping: Mapping): PointTexts[] {
  const columns = [...mapping].filter(([target]) => isPoint(target))
  const tidy = tidyNumbers(
    rows.flatMap((cells) => columns.map(([, column]) => cells[column]?.text ?? '')),
  )
  return rows.map((_cells, row) => {
    const point = Array.from({ length: columnCount }, () => '')
    columns.forEach(([target], index) => {
      if (isPoint(target)) point[target.column] = tidy[row * columns.length + index] ?? ''
    })
    return point
  })
}

/** Writes what a cell says into its model. @returns false for a word that is not known */
function sayInto(texts: ModelTexts, target: Target, text: string): boolean {
  if ('measure' in target)
    texts.dimensions[target.measure satisfies DrawingMeasure] = tidyNumbers([text])[0] ?? ''
  else if ('number' in target) texts[target.number] = tidyNumbers([text])[0] ?? ''
  else if ('word' in target) return sayWord(texts, target.word, text)
  return true
}

function sayWord(
  texts: ModelTexts,
  word: 'code' | 'drive' | 'supply' | 'temperatureClass',
  text: string,
) {
  switch (word) {
    case 'code':
      texts.code = text
      return true
    case 'drive': {
      const drive = readDrive(text)
      if (drive) texts.drive = drive
      return drive !== undefined
    }
    case 'supply': {
      const supply = readSupply(text)
      if (supply) texts.supply = supply
      return supply !== undefined
    }
    case 'temperatureClass': {
      const found = readTemperatureClass(text)
      if (found) texts.temperatureClass = found
      return found !== undefined
    }
  }
}

/** Faults of the cells by themselves. */
function cellFaults(row: number, cells: readonly SheetCell[], mapping: Mapping): ImportFault[] {
  return [...mapping].flatMap(([target, column]): ImportFault[] => {
    const cell = cells[column]
    if (cell?.fault) return [{ row, column, fault: cell.fault }]
    return cell?.isMerged && isPoint(target) ? [{ row, column, fault: 'merged' }] : []
  })
}

/** Splits the rows into models by their codes, and reads what each says of its model. */
function groupRows(
  sheet: Sheet,
  headingRow: number,
  mapping: Mapping,
): { groups: Group[]; faults: ImportFault[] } {
  const rows = sheet.rows.slice(headingRow + 1)
  const points = pointTexts(rows, mapping)
  const codeColumn = [...mapping].find(
    ([target]) => 'word' in target && target.word === 'code',
  )?.[1]
  const groups: Group[] = []
  const faults: ImportFault[] = []
  rows.forEach((cells, index) => {
    const row = headingRow + 1 + index
    const isEmpty = [...mapping.values()].every((column) => {
      const cell = cells[column]
      return cell === undefined || (cell.text === '' && !cell.fault)
    })
    if (isEmpty) return
    faults.push(...cellFaults(row, cells, mapping))
    const code = codeColumn === undefined ? '' : (cells[codeColumn]?.text ?? '')
    let group = groups.at(-1)
    if (group === undefined || (code !== '' && code !== group.texts.code)) {
      group = { rows: [], texts: emptyModel(0), said: new Map() }
      groups.push(group)
    }
    faults.push(...readSaid(group, row, cells, mapping))
    const point = points[index]
    if (point?.some((cell) => cell !== '')) group.rows.push({ row, point })
  })
  return { groups, faults }
}

function readSaid(
  group: Group,
  row: number,
  cells: readonly SheetCell[],
  mapping: Mapping,
): ImportFault[] {
  return [...mapping].flatMap(([target, column]): ImportFault[] => {
    const text = cells[column]?.text ?? ''
    if (isPoint(target) || text === '') return []
    const before = group.said.get(target)
    if (before !== undefined) return before.text === text ? [] : [{ row, column, fault: 'differs' }]
    group.said.set(target, { row, text })
    return sayInto(group.texts, target, text) ? [] : [{ row, column, fault: 'word' }]
  })
}

/** The place in a sheet of a place in the models: a column without a heading is told at the first one. */
function placeOf(path: readonly PropertyKey[], groups: readonly Group[], mapping: Mapping) {
  const [model, field, at, part, band] = path
  const group = groups[Number(model)]
  const point = field === 'curve' && typeof at === 'number' ? group?.rows[at] : undefined
  const figure = pointFigures.findIndex((name) => name === part)
  const wanted = point
    ? figure >= 0
      ? figure
      : pointFigures.length + (typeof band === 'number' ? band : 0)
    : undefined
  const found = [...mapping].find(([target]) =>
    wanted === undefined
      ? ('number' in target && target.number === field) ||
        ('word' in target && target.word === field) ||
        ('measure' in target && target.measure === at)
      : isPoint(target) && target.column === wanted,
  )
  const said = found && group?.said.get(found[0])?.row
  const row = point?.row ?? said ?? group?.rows[0]?.row ?? 0
  return { row, column: found?.[1] ?? Math.min(...mapping.values(), Infinity) }
}

/** Faults by the rules of the contract, each at the cell that it is of. */
function ruleFaults(
  models: readonly unknown[],
  groups: readonly Group[],
  mapping: Mapping,
  isAsked: (path: readonly PropertyKey[]) => boolean,
): ImportFault[] {
  const issues = safeParse(fanModelsField.input, models).error?.issues ?? []
  return issues
    .filter(({ path }) => isAsked(path))
    .map(({ path, message }) => ({ ...placeOf(path, groups, mapping), fault: { rule: message } }))
}

const inOrder = (faults: readonly ImportFault[]) => {
  const seen = new Set<string>()
  return faults
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
    .filter(({ row, column }) => {
      const place = `${row} ${column}`
      return !seen.has(place) && seen.add(place)
    })
}

/**
 * Reads whole models out of a sheet: a row for each point, the model's own columns in its first row, in a merged cell, or
 * in all rows alike. Nothing may be taken over while there is a fault.
 *
 * @param headingRow from 0; rows above it are left out
 */
export function importModels(sheet: Sheet, headingRow: number, mapping: Mapping): Imported {
  const { groups, faults } = groupRows(sheet, headingRow, mapping)
  const models = groups.map(({ texts, rows }): ModelTexts => {
    const single = texts.drive === 'direct' ? { slowest: texts.speed, fastest: texts.speed } : {}
    return { ...texts, ...single, curve: rows.map(({ point }) => point) }
  })
  // A cell that cannot be read is one fault, not another one for each rule that lacks its value.
  const rules =
    faults.length > 0 ? [] : ruleFaults(models.map(textsToModel), groups, mapping, () => true)
  return { models, faults: inOrder([...faults, ...rules]) }
}

/** Reads the points of one model out of a sheet: each row is a point. */
export function importPoints(
  sheet: Sheet,
  headingRow: number,
  mapping: Mapping,
  model: ModelTexts,
): Imported {
  const { groups, faults } = groupRows(sheet, headingRow, mapping)
  const curve = groups.flatMap(({ rows }) => rows.map(({ point }) => point))
  const changed = { ...model, curve }
  const rules =
    faults.length > 0
      ? []
      : ruleFaults([textsToModel(changed)], groups, mapping, ([, field]) => field === 'curve')
  return { models: [changed], faults: inOrder([...faults, ...rules]) }
}
