import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/content/project.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { Section } from '#src/ui/section.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  marginBlockStart: 48,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 320px)',
    gap: 56,
  },
  '& h2': { ...theme.typography.h3, margin: 0, marginBlockEnd: 12 },
  '& p': { ...theme.typography.body1, margin: 0 },
}))

const Scope = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: 10, borderBlockStart: `1px solid ${colors.line}` },
}))

/** The picture, then challenge, solution and scope. */
export function ProjectStory({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <Section id="story">
      <PictureView
        imageUrl={project.imageUrl}
        picture={project.picture}
        alt={project.alt || (project.gallery[0]?.alt ?? '')}
        {...languageAttributes(project, project.alt ? 'alt' : 'gallery.0.alt')}
        ratio="16 / 8"
        sizes="(min-width: 1328px) 1280px, 96vw"
        urgent
      />
      <Columns>
        <div>
          <h2>{t('projects.challenge')}</h2>
          <LocalizedText as="p" record={project} field="challenge">
            {project.challenge}
          </LocalizedText>
        </div>
        <div>
          <h2>{t('projects.solution')}</h2>
          <LocalizedText as="p" record={project} field="solution">
            {project.solution}
          </LocalizedText>
        </div>
        {project.scope.length > 0 && (
          <div>
            <h2>{t('projects.scope')}</h2>
            <Scope {...languageAttributes(project, 'scope')}>
              {project.scope.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </Scope>
          </div>
        )}
      </Columns>
    </Section>
  )
}
