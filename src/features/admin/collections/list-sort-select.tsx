import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#src/ui/filter-controls.tsx'
import type { AdminColumn, AdminRecord, AdminText } from './column.ts'
import type { CollectionScreen } from './screen.ts'

interface ListSortSelectProps {
  screen: CollectionScreen
  /** `name`, or `-name` for the other way round; undefined for the usual order. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** The order of a list where no head of a table can be pressed. */
export function ListSortSelect({ screen, sort = '', onSort }: ListSortSelectProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const orders = screen.columns.flatMap((column) =>
    column.sort === undefined
      ? []
      : [
          { value: column.sort, text: orderText(t, column, 'up') },
          { value: `-${column.sort}`, text: orderText(t, column, 'down') },
        ],
  )
  const [usual] = screen.collection.description.sorts
  const others = orders.filter(({ value }) => value !== usual)
  return (
    <FilterSelect
      label={t('collections.sort')}
      allText={orders.find(({ value }) => value === usual)?.text ?? t('collections.usualOrder')}
      value={others.some(({ value }) => value === sort) ? sort : ''}
      options={others}
      onChoose={(value) => onSort(value || undefined)}
    />
  )
}

const wordings = {
  moment: 'time',
  date: 'time',
  year: 'time',
  number: 'number',
  text: 'text',
  localized: 'text',
} as const satisfies Partial<Record<AdminColumn<never>['kind'], string>>

function orderText(t: AdminText, column: AdminColumn<AdminRecord>, way: 'up' | 'down'): string {
  const { kind } = column
  const wording = kind in wordings ? wordings[kind as keyof typeof wordings] : 'other'
  return t(`collections.orders.${wording}.${way}`, { name: column.header(t) })
}
