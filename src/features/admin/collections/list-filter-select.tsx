import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { FilterSelect } from '#src/ui/filter-controls.tsx'
import type { ReferenceName } from './field.ts'
import { references } from './references.ts'
import type { ListFilter } from './screen.ts'

interface ListFilterSelectProps {
  filter: ListFilter
  value: string
  onChoose: (value: string) => void
}

/** One filter of a list, by stable words or by records of another collection. */
export function ListFilterSelect({ filter, value, onChoose }: ListFilterSelectProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const common = { label: filter.label(t), allText: t('translation:filter.all'), value, onChoose }
  if ('to' in filter) return <ReferenceFilter {...common} to={filter.to} />
  const options = filter.options.map((code) => ({ value: code, text: filter.text(code, t) }))
  return <FilterSelect {...common} options={options} loading={filter.loading ?? false} />
}

interface ReferenceFilterProps {
  to: ReferenceName
  label: string
  allText: string
  value: string
  onChoose: (value: string) => void
}

function ReferenceFilter({ to, ...rest }: ReferenceFilterProps) {
  const { data = [], isPending } = useQuery(references[to](useApi()))
  const options = data.map(({ code, label }) => ({ value: code, text: label }))
  return <FilterSelect {...rest} options={options} loading={isPending} />
}
