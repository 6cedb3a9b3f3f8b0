import { unfinished } from '#contract/collections/work.ts'
import type { ValidationFault } from '#contract/validation-texts.ts'
import type { AdminText } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'

/** A column of the board. */
export interface BoardState {
  state: string
  text: string
  /** The field that must not be empty in this state, such as the reason of a refusal, and what is said where it is. */
  asks?: { field: string; fault: ValidationFault } | undefined
}

/** The list query of each column, by its state. */
export type ColumnQueries = ReadonlyMap<string, Record<string, string | number>>

/** The states of a collection's records, in their order. */
export function boardStates({ collection, fields, board }: CollectionScreen, t: AdminText) {
  const { worked } = collection.description
  const field = fields.find(({ name }) => name === worked?.state)
  if (field?.kind !== 'choice') return []
  return field.options.map((state): BoardState => ({
    state,
    text: field.text(state, t),
    asks: board?.asks?.[state],
  }))
}

/** The states that a filter of the list leaves. */
export function statesShown(
  { collection }: CollectionScreen,
  states: readonly BoardState[],
  query: Readonly<Record<string, string>>,
): readonly BoardState[] {
  const { worked } = collection.description
  const asked = query[worked?.state ?? ''] ?? ''
  if (asked === unfinished) return states.filter(({ state }) => !worked?.ended.includes(state))
  return asked === '' ? states : states.filter(({ state }) => state === asked)
}
