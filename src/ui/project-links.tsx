import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { LinkTo, projectLink } from '#contract/collections/record-links.ts'
import { colors } from '#src/theme/tokens.ts'
import { CardLead } from './card-grid.ts'
import { dotted } from './dotted.ts'
import { Impeller } from './impeller.tsx'
import { lastRow } from './last-row.ts'
import { LocalizedText } from './localized-text.tsx'
import { recordPath } from './navigation.ts'
import { PictureView } from './picture-view.tsx'
import { SiteLink } from './site-link.tsx'
import { Unbroken } from './unbroken.ts'
import { wholeLink } from './whole-link.ts'

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  // Beside each other, each picture above its words.
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-in-two="0"] > li, &[data-in-two="1"] > li ~ li': {
      display: 'block',
      '& > img': { blockSize: 'auto' },
    },
    '&[data-in-two="1"] > :first-of-type': {
      gridColumn: '1 / -1',
      '& [data-lead]': { display: 'block', marginBlockStart: 8 },
    },
  },
  // The first takes the cell that the last line would leave empty.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    '&[data-in-two="1"] > :first-of-type': {
      gridColumn: '1 / -1',
      '& > img': { flex: '3 1 7rem', maxBlockSize: 400 },
      '& > div': { flex: '2 1 10rem', paddingInline: 40 },
      '& h3': { fontSize: '1.5rem' },
      '& p': theme.typography.body1,
      '& [data-lead]': { display: 'block', marginBlockStart: 8 },
    },
  },
}))

const Row = styled('li')(({ theme }) => ({
  ...wholeLink,
  // Letters of twice the size stand below the picture.
  display: 'flex',
  flexWrap: 'wrap',
  '& > img': { flex: '2 1 7rem', minInlineSize: 0, color: colors.teal },
  '& > div': {
    padding: '16px 20px',
    display: 'grid',
    alignContent: 'center',
    gap: 4,
    flex: '3 1 10rem',
    minInlineSize: 0,
  },
  '& h3': { ...theme.typography.h4, margin: 0, textWrap: 'balance' },
  '& p:not([data-lead])': {
    ...theme.typography.caption,
    ...dotted,
    margin: 0,
    color: colors.inkSoft,
  },
  '& p > strong': { color: colors.tealDeep },
}))

/** The projects that name a record, each leading to its page (LINK-2). */
export function ProjectLinks({ projects }: { projects: readonly LinkTo<typeof projectLink>[] }) {
  const { t } = useTranslation()
  return (
    <Rows {...lastRow(projects.length)}>
      {projects.map((project, index) => (
        <Row key={project.id}>
          <PictureView
            of={project}
            ratio="3 / 2"
            sizes="(min-width: 1328px) 768px, (min-width: 992px) 57vw, 38vw"
            fallback={<Impeller size="100%" />}
          />
          <div>
            <h3>
              <SiteLink to={recordPath('/projects', project.slug)}>
                <LocalizedText record={project} field="title">
                  {project.title}
                </LocalizedText>
              </SiteLink>
            </h3>
            <p>
              <LocalizedText record={project} field="location">
                {project.location}
              </LocalizedText>
              <span>{project.year}</span>
            </p>
            {project.count > 0 && (
              <p>
                <Unbroken as="strong">{t('projects.units', { count: project.count })}</Unbroken>
              </p>
            )}
            {index === 0 && project.description !== '' && (
              <LocalizedText as={CardLead} record={project} field="description" data-lead="">
                {project.description}
              </LocalizedText>
            )}
          </div>
        </Row>
      ))}
    </Rows>
  )
}
