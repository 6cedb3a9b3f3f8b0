import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { colors } from '#src/theme/tokens.ts'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowBackIcon } from '#src/ui/icons/arrow-back.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PageColumn } from '#src/ui/page-column.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const Row = styled('nav')(({ theme }) => ({
  marginBlock: '40px 24px',
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { '&[data-two]': { gridTemplateColumns: '1fr 1fr' } },
}))

const Box = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 20,
  fontWeight: 600,
  border: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  textDecoration: 'none',
  '&:hover': { borderColor: colors.teal },
  '& small': { ...theme.typography.caption, display: 'block', color: colors.inkSoft },
  '&[data-towards="next"]': { textAlign: 'end', justifyContent: 'flex-end', gridColumnEnd: -1 },
}))

interface ProjectNeighboursProps {
  previous: Project | undefined
  next: Project | undefined
}

/** The ways to the projects before and after this one in the list. */
export function ProjectNeighbours({ previous, next }: ProjectNeighboursProps) {
  const { t } = useTranslation()
  return (
    <PageColumn>
      <Row aria-label={t('projects.others')} data-two={previous && next ? '' : undefined}>
        {previous && (
          <Box to={recordPath('/projects', previous.slug)}>
            <DirectionalIcon>
              <ArrowBackIcon />
            </DirectionalIcon>
            <span>
              <small>{t('projects.previous')}</small>
              <LocalizedText record={previous} field="title">
                {previous.title}
              </LocalizedText>
            </span>
          </Box>
        )}
        {next && (
          <Box to={recordPath('/projects', next.slug)} data-towards="next">
            <span>
              <small>{t('projects.next')}</small>
              <LocalizedText record={next} field="title">
                {next.title}
              </LocalizedText>
            </span>
            <DirectionalIcon>
              <ArrowForwardIcon />
            </DirectionalIcon>
          </Box>
        )}
      </Row>
    </PageColumn>
  )
}
