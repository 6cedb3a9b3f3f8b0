import type { PersonOfWork } from '#contract/admin/people.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { dueFilters, nobody, unfinished } from '#contract/collections/work.ts'
import type { AdminColumn, AdminRecord, AdminText } from './column.ts'
import type { NamedRecord } from './references.ts'
import type { ListFilter } from './list-filter.ts'
import { fieldText } from './usual-columns.ts'

/** The person whose work a record is, where its collection is worked on. */
export function assigneeOf(record: AdminRecord | undefined): PersonOfWork | undefined {
  // Its collection's schema has read it.
  return (record?.assignee as PersonOfWork | null | undefined) ?? undefined
}

const dueDayOf = ({ dueDay }: AdminRecord) => (typeof dueDay === 'string' ? dueDay : '')

/** The day of today as `yyyy-mm-dd`; in UTC, as the server counts. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10)

/** True where a record is not finished and its day is past. */
export function isOverdue({ worked }: CollectionDescription, record: AdminRecord): boolean {
  const day = dueDayOf(record)
  const state = String(record[worked?.state ?? ''])
  return day !== '' && day < todayInUtc() && worked?.ended.includes(state) === false
}

/** The columns of a list that staff work through: by whom, and until when (WORK-3). */
export function workColumns(description: CollectionDescription): AdminColumn<AdminRecord>[] {
  return [
    {
      name: 'assignee',
      header: fieldText('assigneeId'),
      kind: 'text',
      value: (record) => assigneeOf(record)?.name ?? null,
      remark: (record, t) =>
        assigneeOf(record)?.isActive === false ? t('collections.work.noAccess') : undefined,
      width: 0.9,
    },
    {
      name: 'dueDay',
      header: fieldText('dueDay'),
      kind: 'date',
      value: (record) => dueDayOf(record) || null,
      remark: (record, t) =>
        isOverdue(description, record) ? t('collections.work.overdue') : undefined,
      width: 0.9,
    },
  ]
}

/** The filters of such a list (WORK-4). */
export const workFilters: ListFilter[] = [
  { name: 'assigneeId', label: fieldText('assigneeId'), to: 'people' },
  {
    name: 'dueDay',
    label: fieldText('dueDay'),
    options: dueFilters,
    text: (code, t) => t(`collections.work.${code as (typeof dueFilters)[number]}`),
  },
  { name: 'labelIds', label: fieldText('labelIds'), to: 'labels' },
]

/** The words of a state, with that for all that are not finished. */
export const withUnfinished = (filter: ListFilter): ListFilter =>
  'options' in filter
    ? {
        ...filter,
        options: [unfinished, ...filter.options],
        text: (code, t) =>
          code === unfinished ? t('collections.work.unfinished') : filter.text(code, t),
      }
    : filter

/** The people by whom a list can be narrowed: oneself and nobody first, those without access last. */
export function peopleOptions(
  people: readonly NamedRecord[],
  { collection, user, t }: { collection: string; user: string; t: AdminText },
): { value: string; text: string }[] {
  const present = people.filter(({ collections }) => collections?.includes(collection))
  const former = people.filter(({ formerly }) => formerly?.includes(collection))
  return [
    ...present
      .filter(({ code }) => code === user)
      .map(({ code }) => ({ value: code, text: t('collections.work.mine') })),
    { value: nobody, text: t('collections.work.nobody') },
    ...present
      .filter(({ code }) => code !== user)
      .map(({ code, label }) => ({ value: code, text: label })),
    ...former.map(({ code, label }) => ({
      value: code,
      text: t('collections.work.former', { name: label }),
    })),
  ]
}
