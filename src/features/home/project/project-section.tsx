import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type HomeProject, useHomeProject } from '#src/api/home-parts.ts'
import { colors, contentWidth } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { dotted } from '#src/ui/dotted.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'

const Band = styled('section')(({ theme }) => ({
  display: 'grid',
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
}))

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  color: colors.tealBright,
  '& > img': { position: 'absolute', inset: 0, blockSize: '100%' },
  [theme.breakpoints.up('lg')]: { aspectRatio: 'auto', minBlockSize: 640 },
}))

const Words = styled('div')(({ theme }) => ({
  paddingBlock: '32px 56px',
  paddingInline: 16,
  '& > h2': { ...theme.typography.h2, margin: 0, textWrap: 'balance' },
  '& > p': { ...theme.typography.body1, margin: 0, marginBlockStart: 12, maxInlineSize: '32em' },
  '& > p[data-place]': { ...theme.typography.body2, ...dotted, color: colors.onDarkSoft },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: {
    alignSelf: 'center',
    paddingBlock: 80,
    // To the page's own edge: its half beyond the middle of the window, less what the picture takes of it.
    paddingInline: `64px max(24px, calc((100vw - ${contentWidth}px) / 2))`,
  },
}))

const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  marginBlock: '28px 32px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, (100% - 24px) / 2), 1fr))',
  gap: '20px 24px',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: 12,
    borderBlockStart: `2px solid ${colors.tealBright}`,
  },
  '& dt': { ...theme.typography.body2, color: colors.onDarkSoft },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
}))

/** Figures that are shown of the project. */
const mostFigures = 4

/**
 * The first project of the list, told large (HOME-3). It is a way to the projects' own page, which tells of its states:
 * here nothing stands in its place while it loads, fails or is empty.
 */
export function ProjectSection() {
  const project = useHomeProject()
  return project === undefined ? null : <LargeProject project={project} />
}

function LargeProject({ project }: { project: HomeProject }) {
  const { t } = useTranslation()
  const path = recordPath('/projects', project.slug)
  return (
    <Band aria-labelledby="project">
      <Picture>
        <PictureView
          of={project}
          sizes="(min-width: 992px) 55vw, 100vw"
          fallback={<Impeller size="60%" />}
        />
      </Picture>
      <Words>
        <h2 id="project">
          <LocalizedText record={project} field="title">
            {project.title}
          </LocalizedText>
        </h2>
        <p data-place="">
          <LocalizedText record={project} field="location">
            {project.location}
          </LocalizedText>
          <span>{project.year}</span>
        </p>
        {project.description !== '' && (
          <LocalizedText as="p" record={project} field="description">
            {project.description}
          </LocalizedText>
        )}
        <Figures {...languageAttributes(project, 'quantities')}>
          {project.quantities.slice(0, mostFigures).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </Figures>
        <ActionRow>
          <ActionLink to={path}>{t('project.read')}</ActionLink>
          <ActionLink to="/projects" look="outlined">
            {t('project.all')}
          </ActionLink>
        </ActionRow>
      </Words>
    </Band>
  )
}
