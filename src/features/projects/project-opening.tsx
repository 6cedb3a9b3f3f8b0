import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { BackLink, PageLead, PageTitle } from '#src/ui/opening-parts.tsx'
import { PageColumn } from '#src/ui/page-column.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { ProjectFacts } from './project-facts.tsx'

const Opening = styled(PageColumn)(({ theme }) => ({
  paddingBlock: '20px 40px',
  [theme.breakpoints.up('md')]: { paddingBlock: '32px 64px' },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBlockStart: 20,
  [theme.breakpoints.up('md')]: { marginBlockStart: 32 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 288px)',
    columnGap: 48,
  },
}))

/** The way here, the title, the whole picture, and the facts beside it (LOOK-10). */
export function ProjectOpening({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <Opening>
      <BackLink to="/projects" text={t('projects.all')} />
      <LocalizedText as={PageTitle} record={project} field="title">
        {project.title}
      </LocalizedText>
      {project.description !== '' && (
        <LocalizedText as={PageLead} record={project} field="description">
          {project.description}
        </LocalizedText>
      )}
      <Columns>
        <PictureView
          of={project}
          alt={project.alt || (project.gallery[0]?.alt ?? '')}
          {...languageAttributes(project, project.alt ? 'alt' : 'gallery.0.alt')}
          sizes="(min-width: 1328px) 944px, (min-width: 992px) 70vw, 96vw"
          urgent
        />
        <ProjectFacts project={project} />
      </Columns>
    </Opening>
  )
}
