import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Job } from '#contract/collections/jobs.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { dotted } from '#src/ui/dotted.ts'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { whatsAppLink } from '#src/ui/safe-link.ts'

const Box = styled('details')(({ theme }) => ({
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  '&[open]': { borderColor: colors.teal },
  '& summary': {
    display: 'grid',
    // As wide as what has arrived, Arabic text would move with the rest.
    gridTemplateColumns: 'minmax(0, 1fr) 1.5rem',
    alignItems: 'center',
    gap: 16,
    padding: 20,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary > svg': { transition: `transform ${motionDuration}ms ease` },
  '&[open] summary > svg': { transform: 'rotate(180deg)' },
  '& h3': { ...theme.typography.h4, margin: 0 },
}))

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...dotted,
  margin: 0,
  marginBlockStart: 4,
  color: colors.inkSoft,
}))

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  paddingInline: 20,
  paddingBlockEnd: 24,
  maxInlineSize: '44.1em',
  '& p': { margin: 0 },
  '& h4': { ...theme.typography.body1, fontWeight: 700, margin: 0, marginBlock: '20px 4px' },
  '& ul': { margin: 0, paddingInlineStart: 20, listStyleType: 'disc' },
}))

const Actions = styled(ActionRow)({ marginBlockStart: 24 })

interface VacancyItemProps {
  job: Job
  /** Stands open, and is scrolled to, because the address names it. */
  chosen: boolean
  chatNumber: string
}

/** One vacancy: its facts at once, its text when opened; the browser's own element, so that it opens without scripts. */
export function VacancyItem({ job, chosen, chatNumber }: VacancyItemProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (chosen && box.current !== null) box.current.open = true
  }, [chosen])
  const chat = whatsAppLink(chatNumber, t('careers.whatsAppMessage', { title: job.title }))
  return (
    <Box ref={box} id={job.slug}>
      <summary>
        <div>
          <LocalizedText as="h3" record={job} field="title">
            {job.title}
          </LocalizedText>
          <Facts>
            <LocalizedText record={job} field="department">
              {job.department}
            </LocalizedText>
            <span>
              <LocalizedText record={job} field="location">
                {job.location}
              </LocalizedText>
            </span>
            <span>{t(`employment.${job.employment}`)}</span>
            {job.openSince !== '' && (
              <span>{t('careers.openSince', { date: formatDay(t, job.openSince) })}</span>
            )}
          </Facts>
        </div>
        <ExpandMoreIcon aria-hidden="true" />
      </summary>
      <Body>
        <LocalizedText as="p" record={job} field="description">
          {job.description}
        </LocalizedText>
        {job.requirements.length > 0 && (
          <>
            <h4>{t('careers.requirements')}</h4>
            <ul {...languageAttributes(job, 'requirements')}>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
        <Actions>
          <ActionLink
            to="/Careers"
            search={{ vacancy: job.slug }}
            hash="apply"
            aria-label={`${t('careers.apply')}: ${job.title}`}
          >
            {t('careers.apply')}
          </ActionLink>
          {chat !== undefined && (
            <ActionAnchor look="outlined" href={chat} target="_blank" rel="noopener noreferrer">
              <WhatsAppIcon fontSize="small" />
              {t('ask.whatsApp')}
            </ActionAnchor>
          )}
        </Actions>
      </Body>
    </Box>
  )
}
