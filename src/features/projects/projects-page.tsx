import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { CardsSkeleton } from '#src/ui/cards-skeleton.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { ListAsk } from '#src/ui/list-ask.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { ProjectsList } from './projects-list.tsx'

/** `/projects` (PROJECT-1). */
export function ProjectsPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  const state = sectionState(useQuery(sections.projects(useApi())))
  return (
    <>
      <PageHead
        title={`${t('nav.projects')} | ${company}`}
        description={t('projects.lead')}
        trail={[{ name: t('nav.projects'), path: '/projects' }]}
        picture={state.kind === 'loaded' ? state.items[0] : undefined}
      />
      <PageOpening title={t('nav.projects')} lead={t('projects.lead')} />
      <Section id="projects" goesOn>
        <SectionContent
          state={state}
          skeleton={<CardsSkeleton count={6} ratio="16 / 10" />}
          emptyText={t('projects.empty')}
        >
          {(projects) => <ProjectsList projects={projects} />}
        </SectionContent>
      </Section>
      <ListAsk chatNumber={chatNumber} />
    </>
  )
}
