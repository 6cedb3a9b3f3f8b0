import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { Island } from '#src/hydration/island.tsx'
import { Action } from '#src/ui/action.tsx'
import { FilterOutcome } from '#src/ui/filter-controls.tsx'
import { lastRow } from '#src/ui/last-row.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilterBar } from './project-filter-bar.tsx'
import { filterProjects } from './project-filters.ts'
import { ProjectGrid } from './project-grid.ts'
import { useProjectFilters } from './use-project-filters.ts'

/** The loaded projects with their filters, how many there are, and the way back to all. */
export function ProjectsList({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation()
  const { filters, change } = useProjectFilters()
  const found = filterProjects(projects, filters, (sector) => t(`sector.${sector}`))
  const clear = () => change({ sector: undefined, year: undefined, q: undefined })
  return (
    <>
      <ProjectFilterBar projects={projects} filters={filters} change={change} />
      <FilterOutcome>
        <p role="status">{t('projects.results', { count: found.length })}</p>
        {Object.keys(filters).length > 0 && (
          <Action type="button" look="plain" onClick={clear}>
            {t('filter.clear')}
          </Action>
        )}
      </FilterOutcome>
      {found.length === 0 ? (
        <SectionNotice kind="empty" text={t('filter.none')} />
      ) : (
        <Island when="touched">
          <ProjectGrid data-sections="" {...lastRow(found.length)}>
            {found.map((project, index) => (
              <ProjectCard key={project.id} project={project} large={index === 0} />
            ))}
          </ProjectGrid>
        </Island>
      )}
    </>
  )
}
