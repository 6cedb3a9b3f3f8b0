import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

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
  '& > [data-whole]': { gridColumn: '1 / -1' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    color: colors.teal,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr',
    '& > div': { paddingBlock: 20 },
    '& dd': theme.typography.h4,
  },
}))

/** Client, location, sector and year, and the services that it was an order for (LINK-2). */
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
      {project.services.length > 0 && (
        <div data-whole="">
          <dt>{t('projects.services')}</dt>
          {project.services.map((service) => (
            <dd key={service.id}>
              <SiteLink to={recordPath('/services', service.slug)}>
                <LocalizedText record={service} field="title">
                  {service.title}
                </LocalizedText>
              </SiteLink>
            </dd>
          ))}
        </div>
      )}
    </Facts>
  )
}
