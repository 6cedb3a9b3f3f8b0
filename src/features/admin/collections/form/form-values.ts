import type { FanModel } from '#contract/fans/fan-model.ts'
import { inEachLanguage } from '#contract/locale.ts'
import { usualHours } from '#contract/opening-hours.ts'
import { readNumber } from '#contract/read-numbers.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { modelsIn, modelToTexts, textsToModel } from './models/model-form.ts'
import type { FieldKind, FormFieldDeclaration } from '../field.ts'

/** The values of a form: numbers as their digits, lists of texts as lines, all else as in the contract. */
export type FormValues = Record<string, unknown>

const texts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const partOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined)

/** The value of a field that nothing was entered into. */
function emptyValue(field: FormFieldDeclaration): unknown {
  switch (field.kind) {
    case 'localized':
    case 'points':
    case 'pairs':
      return inEachLanguage(() => '')
    case 'range':
      return { minimum: '', maximum: '' }
    case 'flag':
      return false
    case 'hours':
      return usualHours
    case 'picture':
    case 'dataSheet':
      return null
    case 'pictures':
    case 'labels':
    case 'models':
    case 'records':
      return []
    case 'choice':
      return field.options[0]
    default:
      return ''
  }
}

function toFormValue(field: FormFieldDeclaration, value: unknown): unknown {
  switch (field.kind) {
    case 'models':
      // The record was read by its collection's schema.
      return texts(value).map((model) => modelToTexts(model as FanModel))
    case 'points':
      return inEachLanguage((language) => texts(partOf(value, language)).join('\n'))
    case 'pairs':
      return inEachLanguage((language) => texts(partOf(value, language)).map(pairText).join('\n'))
    case 'lines':
      return texts(value).join('\n')
    case 'records':
      return texts(value).map((mention) => ({
        id: partOf(mention, 'id'),
        // Nothing is typed where it is not told.
        count: String(Number(partOf(mention, 'count')) || ''),
      }))
    case 'order':
    case 'number':
    case 'decimal':
      return String(value)
    case 'range':
      return {
        minimum: String(partOf(value, 'minimum')),
        maximum: String(partOf(value, 'maximum')),
      }
    default:
      return value ?? emptyValue(field)
  }
}

const linesOf = (value: unknown) =>
  (typeof value === 'string' ? value : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const pairText = (pair: unknown) =>
  `${String(partOf(pair, 'label'))}: ${String(partOf(pair, 'value'))}`

/** A line without a colon has no value, which the contract refuses. */
const pairOf = (line: string) => {
  const [label = '', ...rest] = line.split(':')
  return { label: label.trim(), value: rest.join(':').trim() }
}

/** Undefined where nothing is typed and NaN where it is no number: the contract has words for either. */
const decimalOf = (value: unknown) => readNumber(String(value))

/** A draft that was kept before a language was added has no text in it. */
const inAll = (value: unknown) => inEachLanguage((language) => partOf(value, language) ?? '')

function toInputValue(field: FormFieldDeclaration, value: unknown): unknown {
  switch (field.kind) {
    case 'models':
      // A draft from before there were any leaves them as they are.
      return value === undefined ? undefined : modelsIn(value).map(textsToModel)
    case 'localized':
      return inAll(value)
    case 'pictures':
      return texts(value).map((picture) =>
        isRecord(picture) ? { ...picture, alt: inAll(picture.alt) } : picture,
      )
    case 'records':
      return texts(value).map((mention) => ({
        id: partOf(mention, 'id'),
        count: Number(partOf(mention, 'count')),
      }))
    case 'points':
      return inEachLanguage((language) => linesOf(partOf(value, language)))
    case 'pairs':
      return inEachLanguage((language) => linesOf(partOf(value, language)).map(pairOf))
    case 'lines':
      return field.of === 'number' ? linesOf(value).map(decimalOf) : linesOf(value)
    case 'decimal':
      return decimalOf(value)
    case 'range':
      return {
        minimum: decimalOf(partOf(value, 'minimum')),
        maximum: decimalOf(partOf(value, 'maximum')),
      }
    default:
      return value
  }
}

/** @param record undefined for a new one */
export function toForm(
  fields: readonly FormFieldDeclaration[],
  record: Readonly<Record<string, unknown>> | undefined,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      record ? toFormValue(field, record[field.name]) : emptyValue(field),
    ]),
  )
}

/**
 * Turns the values of a form into what is sent. A new record without an order goes to the end.
 *
 * @param isNew whether there is no record yet
 */
export function toInput(
  fields: readonly FormFieldDeclaration[],
  values: FormValues,
  isNew: boolean,
): Record<string, unknown> {
  const sent = fields.filter(
    ({ kind, name }) => !(isNew && kind === 'order' && values[name] === ''),
  )
  return Object.fromEntries(
    sent.map((field) => [field.name, toInputValue(field, values[field.name])]),
  )
}

function depthOf(kind: FieldKind | undefined, path: readonly PropertyKey[]): number {
  if (kind === 'lines' || kind === 'hours' || kind === 'labels' || kind === 'models') return 1
  return kind === 'points' || kind === 'pairs' ? 2 : path.length
}

/** The place in the form of a place in the input: a list that is entered as lines has one for all of them. */
export function placeInForm(
  fields: readonly FormFieldDeclaration[],
  path: readonly PropertyKey[],
): string {
  const kind = fields.find(({ name }) => name === path[0])?.kind
  return path.slice(0, depthOf(kind, path)).map(String).join('.')
}
