import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/content/project.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { Section } from '#src/ui/section.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'

const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  backgroundColor: colors.line,
  border: `1px solid ${colors.line}`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 4,
    padding: 20,
    backgroundColor: colors.surface,
  },
  '& dt': { ...theme.typography.body2, color: colors.inkSoft },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.1rem, 0.8rem + 1.4vw, 1.7rem)',
    fontWeight: 700,
    color: colors.tealDeep,
  },
}))

/** What the project was, counted. */
export function ProjectQuantities({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <Section id="quantities" ground="white" title={t('projects.quantities')}>
      <Figures {...languageAttributes(project, 'quantities')}>
        {project.quantities.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </Figures>
    </Section>
  )
}
