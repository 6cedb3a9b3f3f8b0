import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors } from '#src/theme/tokens.ts'
import { Card, CardBody, CardNote, CardTitle } from '#src/ui/card-grid.ts'
import { CardPicture } from '#src/ui/card-picture.tsx'
import { PlaceIcon } from '#src/ui/icons/place.tsx'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'

const Place = styled(CardNote)({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { fontSize: '1.1em', color: colors.teal, marginInlineStart: '-0.1em' },
})

const Story = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: colors.inkSoft,
  maxInlineSize: '36em',
}))

/** Enough for four columns; with less room there are two, never three and one. */
const fourColumns = '38.5rem'

/** Below a rule at the foot of the card, side by side as far as there is room. */
const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8rem, min((100% - 24px) / 2, (${fourColumns} - 100%) * 999))), 1fr))`,
  gap: '12px 24px',
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: 14,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: 10,
    borderBlockStart: `2px solid ${colors.teal}`,
  },
  '& dt': { ...theme.typography.caption, color: colors.inkSoft },
  '& dd': {
    ...theme.typography.h4,
    margin: 0,
    fontWeight: 700,
    lineHeight: 1.35,
    color: colors.tealDeep,
  },
}))

interface ProjectCardProps {
  project: Project
  /** The first of the list, which is told large: with its story, and with more than one figure. */
  large: boolean
}

/** Figures of the project that is told large, and of any other. */
const mostFigures = { large: 4, other: 1 }

/** A project of the list: its picture, where it is, and what it comes to (PROJECT-4). */
export function ProjectCard({ project, large }: ProjectCardProps) {
  const { t } = useTranslation()
  const figures = project.quantities.slice(0, large ? mostFigures.large : mostFigures.other)
  return (
    <Card>
      <CardPicture
        of={project}
        ratio="16 / 10"
        urgent={large}
        {...(large && { sizes: '(min-width: 992px) 843px, (min-width: 576px) 56vw, 92vw' })}
      />
      <CardBody>
        <CardNote>
          {t(`sector.${project.sector}`)} · <bdi>{project.year}</bdi>
        </CardNote>
        <CardTitle {...(large && { style: { fontSize: '1.5rem' } })}>
          <SiteLink to={recordPath('/projects', project.slug)}>
            <LocalizedText record={project} field="title">
              {project.title}
            </LocalizedText>
          </SiteLink>
        </CardTitle>
        <Place>
          <PlaceIcon aria-hidden="true" />
          <LocalizedText record={project} field="location">
            {project.location}
          </LocalizedText>
        </Place>
        {large && project.description !== '' && (
          <LocalizedText as={Story} record={project} field="description">
            {project.description}
          </LocalizedText>
        )}
        {figures.length > 0 && (
          <Figures {...languageAttributes(project, 'quantities')}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Unbroken>{value}</Unbroken>
                </dd>
              </div>
            ))}
          </Figures>
        )}
      </CardBody>
    </Card>
  )
}
