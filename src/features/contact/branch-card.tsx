import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Branch } from '#contract/collections/branches.ts'
import { isEverOpen, usualHours } from '#contract/opening-hours.ts'
import { chooseBranch } from '#src/api/chosen-branch.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action, ActionAnchor } from '#src/ui/action.tsx'
import { DirectionsIcon } from '#src/ui/icons/directions.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { EmailAnchor, PhoneAnchor } from '#src/ui/reach-anchor.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { whatsAppLink } from '#src/ui/safe-link.ts'
import { contactFormId } from './contact-form-id.ts'
import { HoursLines } from './hours-lines.tsx'
import { OpenNow } from './open-now.tsx'

const Card = styled('article')(({ theme }) => ({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 24,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderBlockStart: `3px solid ${colors.line}`,
  '&[data-current]': { borderBlockStartColor: colors.teal },
  '& h3, & p, & dl, & dd': { margin: 0 },
  '& h3': theme.typography.h4,
  '& > p': { color: colors.inkSoft },
  '& dl': { display: 'grid', gap: 8 },
  // A link has room below its letters; a line of text that ends a group has none.
  '& dd > p': { marginBlockEnd: 12 },
  '& dt': { ...theme.typography.caption, color: colors.inkSoft },
  '& dd': { ...theme.typography.body2, fontWeight: 600 },
  '& dd > a': {
    display: 'flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: touchTarget,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    textDecoration: 'none',
  },
  '& dd > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

const FormLink = styled(SiteLink)({ color: colors.teal, ...screenOnly })

const Choices = styled(ActionRow)(({ theme }) => ({
  gap: 8,
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
  // Its words begin where the buttons above it do.
  [theme.breakpoints.up('sm')]: { columnGap: 12, '& > button': { paddingInline: 0 } },
}))

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

interface BranchCardProps {
  branch: Branch
  /** It is the one that the site's links lead to. */
  isCurrent: boolean
  /** The form below lets a visitor choose a branch (CONTACT-15). */
  isChoosable: boolean
}

/** One branch: where it is, how and when it is reached, and the choice to make it one's own. */
export function BranchCard({ branch, isCurrent, isChoosable }: BranchCardProps) {
  const { t } = useTranslation()
  const { phones, email, latitude, longitude, openingHours: hours = usualHours } = branch
  const chat = whatsAppLink(branch.whatsApp, t('branches.firstMessage'))
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
  return (
    <Card data-current={isCurrent ? '' : undefined}>
      <LocalizedText as="h3" record={branch} field="name">
        {branch.name}
      </LocalizedText>
      <LocalizedText as="p" record={branch} field="address">
        {branch.address}
      </LocalizedText>
      <dl>
        <div>
          <dt>{t('contact.phones')}</dt>
          <dd>
            {phones.map((phone) => (
              <PhoneAnchor key={phone} phone={phone} />
            ))}
          </dd>
        </div>
        {(email !== '' || isChoosable) && (
          <div>
            <dt>{t('contact.emailUs')}</dt>
            <dd>
              {email !== '' && <EmailAnchor email={email} />}
              {isChoosable && (
                <FormLink to="/contact-us" search={{ branch: branch.id }} hash={contactFormId}>
                  {t('branches.write')}
                </FormLink>
              )}
            </dd>
          </div>
        )}
        {isEverOpen(hours) && (
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>
              <HoursLines hours={hours} />
              <OpenNow hours={hours} />
            </dd>
          </div>
        )}
      </dl>
      <Choices>
        {chat !== undefined && (
          <ActionAnchor href={chat} {...outside}>
            <WhatsAppIcon fontSize="small" />
            {t('support.whatsApp')}
          </ActionAnchor>
        )}
        <ActionAnchor look="outlined" href={directions} {...outside}>
          <DirectionsIcon fontSize="small" />
          {t('branches.directions')}
        </ActionAnchor>
        <Action
          type="button"
          look="plain"
          aria-pressed={isCurrent}
          onClick={() => chooseBranch(branch.id)}
        >
          {isCurrent ? t('branches.chosen') : t('branches.choose')}
        </Action>
      </Choices>
    </Card>
  )
}
