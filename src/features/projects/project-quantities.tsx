import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'

const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 24,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-figures="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-figures="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: 12,
    borderBlockStart: `2px solid ${colors.teal}`,
  },
  '& dt': { ...theme.typography.body2, color: colors.inkSoft },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.4rem, 1.1rem + 1.4vw, 2.1rem)',
    fontWeight: 700,
    color: colors.tealDeep,
  },
}))

/** The quantities of the project. */
export function ProjectQuantities({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <div data-across="">
      <h2>{t('projects.quantities')}</h2>
      <Figures
        data-figures={project.quantities.length}
        {...languageAttributes(project, 'quantities')}
      >
        {project.quantities.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </Figures>
    </div>
  )
}
