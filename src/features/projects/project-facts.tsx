import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 24,
  alignContent: 'start',
  '& > div': { paddingBlock: 12, borderBlockStart: `1px solid ${colors.line}` },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, fontWeight: 600 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr',
    '& > div': { paddingBlock: 20 },
    '& dd': theme.typography.h4,
  },
}))

/** Client, location, sector and year. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <Facts>
      <div>
        <dt>{t('projects.client')}</dt>
        <LocalizedText as="dd" record={project} field="client">
          {project.client}
        </LocalizedText>
      </div>
      <div>
        <dt>{t('projects.location')}</dt>
        <LocalizedText as="dd" record={project} field="location">
          {project.location}
        </LocalizedText>
      </div>
      <div>
        <dt>{t('sector.label')}</dt>
        <dd>{t(`sector.${project.sector}`)}</dd>
      </div>
      <div>
        <dt>{t('projects.handover')}</dt>
        <dd>{project.year}</dd>
      </div>
    </Facts>
  )
}
