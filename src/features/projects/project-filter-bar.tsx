import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { projectSectors } from '#contract/content-values.ts'
import {
  FilterBar,
  FilterInput,
  FilterLabel,
  FilterSelect,
  useAddressedControl,
} from '#src/ui/filter-controls.tsx'
import type { useProjectFilters } from './use-project-filters.ts'

interface ProjectFilterBarProps extends ReturnType<typeof useProjectFilters> {
  /** Only what some project has is offered. */
  projects: readonly Project[]
}

export function ProjectFilterBar({ projects, filters, change }: ProjectFilterBarProps) {
  const { t } = useTranslation()
  const searchId = useId()
  const { q = '', sector, year } = filters
  const search = useAddressedControl<HTMLInputElement>(q, (typed) =>
    change({ q: typed || undefined }),
  )

  const years = [...new Set(projects.map((project) => project.year))].sort((a, b) => b - a)
  const sectors = projectSectors.filter((known) =>
    projects.some((project) => project.sector === known),
  )
  return (
    <FilterBar role="search" aria-label={t('filter.label')}>
      <div>
        <FilterLabel htmlFor={searchId}>{t('projects.search')}</FilterLabel>
        <FilterInput
          ref={search}
          id={searchId}
          type="search"
          autoComplete="off"
          dir="auto"
          enterKeyHint="search"
          defaultValue={q}
          onChange={(event) => change({ q: event.currentTarget.value || undefined })}
        />
      </div>
      <FilterSelect
        label={t('sector.label')}
        allText={t('filter.all')}
        value={sector ?? ''}
        options={sectors.map((value) => ({ value, text: t(`sector.${value}`) }))}
        onChoose={(value) => change({ sector: sectors.find((known) => known === value) })}
      />
      <FilterSelect
        label={t('projects.year')}
        allText={t('filter.all')}
        value={year === undefined ? '' : String(year)}
        options={years.map((value) => ({ value: String(value), text: String(value) }))}
        onChoose={(value) => change({ year: value === '' ? undefined : Number(value) })}
      />
    </FilterBar>
  )
}
