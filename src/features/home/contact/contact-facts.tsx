import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import { useSettings } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { phoneLink } from '#src/ui/safe-link.ts'

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 20,
  gridTemplateColumns: '1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { borderBlockStart: `2px solid ${colors.teal}`, paddingBlockStart: 10 },
  '& dt': { ...theme.typography.caption, color: colors.inkSoft },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& a': { display: 'block', inlineSize: 'fit-content', paddingBlock: 4, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

/** Phones, e-mail, working hours and support (spec section 2, contact us; section 9). */
export function ContactFacts() {
  const { t } = useTranslation()
  const settings = useSettings()
  const phones = settings?.contactPhones.length ? settings.contactPhones : companyFallbacks.phones
  const email = settings?.gmailLink || companyFallbacks.email
  return (
    <Facts>
      <div>
        <dt>{t('contact.phones')}</dt>
        <dd>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              <LtrText>{phone}</LtrText>
            </a>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('contact.emailUs')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <LtrText>{email}</LtrText>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('contact.hours')}</dt>
        <dd>{t('contact.hoursValue')}</dd>
      </div>
      <div>
        <dt>{t('contact.support')}</dt>
        <dd>{t('contact.supportValue')}</dd>
      </div>
    </Facts>
  )
}
