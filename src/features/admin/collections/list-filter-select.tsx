import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { FilterSelect } from '#src/ui/filter-controls.tsx'
import type { ReferenceName } from './field.ts'
import { useUserId } from '../permissions.ts'
import { references } from './references.ts'
import type { ListFilter } from './list-filter.ts'
import { peopleOptions } from './work-columns.ts'

interface ListFilterSelectProps {
  filter: ListFilter
  /** The collection that the list shows; none where it has no people. */
  collection?: string
  value: string
  onChoose: (value: string) => void
}

/** One filter of a list, by stable words or by records of another collection. */
export function ListFilterSelect({
  filter,
  collection = '',
  value,
  onChoose,
}: ListFilterSelectProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const common = { label: filter.label(t), allText: t('translation:filter.all'), value, onChoose }
  if ('to' in filter && filter.to === 'people')
    return <PeopleFilter {...common} collection={collection} />
  if ('to' in filter)
    return <ReferenceFilter {...common} to={filter.to} fewest={filter.fewest ?? 0} />
  const options = filter.options.map((code) => ({ value: code, text: filter.text(code, t) }))
  return <FilterSelect {...common} options={options} loading={filter.loading ?? false} />
}

interface PeopleFilterProps extends Omit<ReferenceFilterProps, 'to' | 'fewest'> {
  collection: string
}

function PeopleFilter({ collection, ...rest }: PeopleFilterProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const user = useUserId()
  const { data = [], isPending } = useQuery(references.people(useApi()))
  const options = peopleOptions(data, { collection, user, t })
  return <FilterSelect {...rest} options={options} loading={isPending} />
}

interface ReferenceFilterProps {
  to: ReferenceName
  fewest: number
  label: string
  allText: string
  value: string
  onChoose: (value: string) => void
}

function ReferenceFilter({ to, fewest, ...rest }: ReferenceFilterProps) {
  const { data = [], isPending } = useQuery(references[to](useApi()))
  if (data.length < fewest && rest.value === '') return null
  const options = data.map(({ code, label }) => ({ value: code, text: label }))
  return <FilterSelect {...rest} options={options} loading={isPending} />
}
