import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { AskPanel } from '#src/ui/ask-panel.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { ProductsUsed } from './products-used.tsx'
import { ProjectGallery } from './project-gallery.tsx'
import { ProjectNeighbours } from './project-neighbours.tsx'
import { ProjectOpening } from './project-opening.tsx'
import { ProjectStory } from './project-story.tsx'

interface ProjectDetailsProps {
  project: Project
  previous: Project | undefined
  next: Project | undefined
}

/** One project's case study. */
export function ProjectDetails({ project, previous, next }: ProjectDetailsProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  // A gallery of the opening's picture alone would show it twice.
  const hasGallery = project.gallery.some(({ imageUrl }) => imageUrl !== project.imageUrl)
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  return (
    <article>
      <PageHead
        title={`${project.title} | ${company}`}
        description={project.description || project.challenge}
        trail={[
          { name: t('nav.projects'), path: '/projects' },
          { name: project.title, path: `/projects/${project.slug}` },
        ]}
        picture={project}
      />
      <ProjectOpening project={project} />
      <ProjectStory project={project} />
      <ProductsUsed project={project} />
      {hasGallery && (
        <Section id="gallery" title={t('projects.gallery')}>
          <ProjectGallery project={project} />
        </Section>
      )}
      <ProjectNeighbours previous={previous} next={next} />
      <AskPanel
        id="ask"
        title={t('projects.ask')}
        text={t('projects.askText')}
        chatNumber={chatNumber}
        chatMessage={t('projects.whatsAppMessage', { title: project.title })}
      >
        <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
      </AskPanel>
    </article>
  )
}
