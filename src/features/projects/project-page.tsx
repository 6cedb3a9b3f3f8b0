import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { Island } from '#src/hydration/island.tsx'
import { AddressedRecord } from '#src/ui/addressed-record.tsx'
import { DetailsSkeleton } from '#src/ui/details-skeleton.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { ProjectDetails } from './project-details.tsx'

interface ProjectPageProps {
  slug: string
  /** Shown where no project has this slug. */
  missing: ReactNode
}

/** `/projects/$slug` (PROJECT-2), read from the list, so that it also opens without a network. */
export function ProjectPage({ slug, missing }: ProjectPageProps) {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.projects(useApi())))
  if (state.kind === 'empty') return missing
  return (
    <SectionContent state={state} skeleton={<DetailsSkeleton />} emptyText={t('projects.empty')}>
      {(projects) => (
        <AddressedRecord records={projects} slug={slug} missing={missing}>
          {(project) => {
            const place = projects.indexOf(project)
            return (
              <Island key={project.id} when="touched">
                <ProjectDetails
                  project={project}
                  previous={projects[place - 1]}
                  next={projects[place + 1]}
                />
              </Island>
            )
          }}
        </AddressedRecord>
      )}
    </SectionContent>
  )
}
