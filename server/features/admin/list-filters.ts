import type { ExpressionBuilder } from 'kysely'
import { type DueFilter, nobody, unfinished } from '#contract/collections/work.ts'
import { timeNow } from '#server/time/clock.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import { dayAfter, dayOf } from '#contract/calendar-days.ts'
import type { Store } from './store.ts'

export type Expression = ExpressionBuilder<Record<string, Row>, string>

/** Days ahead of which something is due soon. */
const soon = 7

/** The condition of one filter of a list. @param name of a field that its store filters by */
export function conditionOf(store: Store, name: string, value: string) {
  const { fields, worked } = store.collection.description
  const column = `${store.table}.${store.filters[name]}`
  return (row: Expression) => {
    if (fields[name]?.kind === 'person') return row(column, '=', value === nobody ? '' : value)
    // The ids are in a list, as JSON.
    if (fields[name]?.kind === 'labels') return row(column, 'like', `%"${value}"%`)
    // The schema of the list has read it.
    if (fields[name]?.kind === 'dueDay') return isDue(row, store, value as DueFilter)
    if (worked?.state === name && value === unfinished) return isUnfinished(row, store)
    return row(column, '=', value)
  }
}

/** True of records that are not finished and whose day is past, or one of the next (WORK-4). */
export function isDue(row: Expression, store: Store, filter: DueFilter) {
  const today = dayOf(new Date(timeNow()))
  const column = `${store.table}.due_day`
  const [from, to] = filter === 'overdue' ? ['1', today] : [today, dayAfter(today, soon + 1)]
  return row.and([row(column, '>=', from), row(column, '<', to), isUnfinished(row, store)])
}

/** True of records on which something is left to do. */
export function isUnfinished(row: Expression, store: Store) {
  const { worked } = store.collection.description
  if (!worked) throw new Error(`Nobody works on ${store.collection.name}`)
  return row(`${store.table}.${columnOf(worked.state)}`, 'not in', [...worked.ended])
}

/** True of records that a list shows which is not asked for that state (WORK-10). */
export function isShown({ table, collection }: Store, query: Readonly<Record<string, unknown>>) {
  const { state = '', hidden = '' } = collection.description.worked ?? {}
  // Asked for a state, the list has that alone.
  const left = query[state] === undefined ? hidden : ''
  return (row: Expression) => row(`${table}.${columnOf(state)}`, '!=', left)
}
