import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { brand } from '#brand/brand.ts'
import { isEverOpen, usualHours } from '#contract/opening-hours.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCurrentBranch } from '#src/api/use-company.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { EmailAnchor, PhoneAnchor } from '#src/ui/reach-anchor.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { HoursLines } from './hours-lines.tsx'
import { OpenNow } from './open-now.tsx'
import { SettingsNotice } from './settings-notice.tsx'

/** Pixels of a link's height above those of its line of text. */
const touchLead = 9

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.between('lg', 'xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { borderBlockStart: `2px solid ${colors.teal}`, paddingBlockStart: 10 },
  '& dt': { ...theme.typography.caption, color: colors.inkSoft },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: touchTarget,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    textDecoration: 'none',
  },
  // Its letters stand on the line of the text beside it.
  '& dd > a:first-of-type': { marginBlockStart: -touchLead },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

const Place = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 10,
  color: colors.inkSoft,
}))

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** The city of the branch that has this number, or chats under it (CONTACT-16). */
function PhonePlace({ phone }: { phone: string }) {
  const branches = useQuery(sections.branches(useApi())).data
  const branch = branches?.find(({ phones, whatsApp }) =>
    [...phones, whatsApp].some((known) => digitsOf(known) === digitsOf(phone)),
  )
  return (
    branch && (
      <LocalizedText as={Place} record={branch} field="city">
        {branch.city}
      </LocalizedText>
    )
  )
}

/** Lines as high as the links that will stand there. */
function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} width="9em" height={touchTarget} />
  ))
}

/**
 * Phones, e-mail, working hours and support (CONTACT-11, CONTACT-14). Where there are no settings it says so and shows
 * the company's fallbacks (CONTACT-12).
 */
export function ContactFacts() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.settings(useApi())))
  const loading = state.kind === 'loading'
  const settings = state.kind === 'loaded' ? state.items[0] : undefined
  const phones = settings?.contactPhones.length ? settings.contactPhones : brand.phones
  const hours = useCurrentBranch()?.openingHours ?? usualHours
  const email = settings?.gmailLink || brand.email
  return (
    <div aria-busy={loading}>
      <SettingsNotice state={state} />
      <Facts>
        <div>
          <dt>{t('contact.phones')}</dt>
          <dd>
            {loading && <Lines count={brand.phones.length} />}
            {!loading &&
              phones.map((phone) => (
                <PhoneAnchor key={phone} phone={phone} place={<PhonePlace phone={phone} />} />
              ))}
          </dd>
        </div>
        <div>
          <dt>{t('contact.emailUs')}</dt>
          <dd>
            {loading && <Lines count={1} />}
            {!loading && <EmailAnchor email={email} />}
          </dd>
        </div>
        {isEverOpen(hours) && (
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>
              <HoursLines hours={hours} />
              <OpenNow hours={hours} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.support')}</dt>
          <dd>{t('contact.supportValue')}</dd>
        </div>
      </Facts>
    </div>
  )
}
