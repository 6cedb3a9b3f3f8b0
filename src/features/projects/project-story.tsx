import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { Section } from '#src/ui/section.tsx'
import { ProjectQuantities } from './project-quantities.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  '& h2': { ...theme.typography.h3, margin: 0, marginBlockEnd: 12 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
    columnGap: 96,
    '& > [data-across]': { gridColumn: '1 / -1' },
  },
}))

const Parts = styled('div')({ display: 'grid', gap: 40 })

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxInlineSize: '36em',
}))

const Scope = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: 10, borderBlockStart: `1px solid ${colors.line}` },
}))

/** The project's figures across the page, then its challenge and solution beside its scope. */
export function ProjectStory({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <Section id="story" ground="white">
      <Columns>
        {project.quantities.length > 0 && <ProjectQuantities project={project} />}
        <Parts>
          <div>
            <h2>{t('projects.challenge')}</h2>
            <LocalizedText as={Text} record={project} field="challenge">
              {project.challenge}
            </LocalizedText>
          </div>
          <div>
            <h2>{t('projects.solution')}</h2>
            <LocalizedText as={Text} record={project} field="solution">
              {project.solution}
            </LocalizedText>
          </div>
        </Parts>
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
