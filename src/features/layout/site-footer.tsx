import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { brand } from '#brand/brand.ts'
import { useCompanyName, useCurrentBranch, useSettings } from '#src/api/use-company.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ActionAnchor } from '#src/ui/action.tsx'
import { FacebookIcon } from '#src/ui/icons/facebook.tsx'
import { InstagramIcon } from '#src/ui/icons/instagram.tsx'
import { LinkedInIcon } from '#src/ui/icons/linked-in.tsx'
import { XIcon } from '#src/ui/icons/x.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PageColumn } from '#src/ui/page-column.ts'
import { EmailAnchor, PhoneAnchor } from '#src/ui/reach-anchor.tsx'
import { safeLink } from '#src/ui/safe-link.ts'
import { Brand } from './brand.tsx'
import { FooterLinks } from './footer-links.tsx'
import { InstallEntry } from './install-entry.tsx'

const Band = styled('footer')({ backgroundColor: colors.bandDeep, color: colors.onDark })

const Grid = styled('div')(({ theme }) => ({
  paddingBlock: '56px 24px',
  display: 'grid',
  gap: 40,
  // The icons are drawn out by the room beside them, so that the first one is below the logo's edge.
  '& > div > nav[data-social]': { marginInlineStart: -10 },
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: '1fr 1fr',
    // Names of pages would need two lines beside it.
    '& > [data-brand]': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
    '& > div > nav[data-social]': { marginInline: '0 -10px' },
  },
  [theme.breakpoints.up('md')]: { paddingBlock: '72px 24px' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.4fr 1fr 1.2fr' },
}))

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: 4,
  // Its first line stands beside that of the links.
  [theme.breakpoints.up('md')]: { paddingBlockStart: 10 },
  '& dt': { color: colors.onDarkSoft },
  '& dd': { margin: 0 },
  '& a': {
    color: colors.onDark,
    textUnderlineOffset: 4,
    display: 'inline-flex',
    // As far below its name whether it has one line or two.
    alignItems: 'start',
    paddingBlock: 4,
    minBlockSize: touchTarget,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
  },
}))

const Rights = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  paddingBlock: 20,
  borderBlockStart: `1px solid ${colors.band}`,
  color: colors.onDarkSoft,
}))

const socials = [
  { field: 'facebookLink', label: 'footer.facebook', Icon: FacebookIcon },
  { field: 'instagramLink', label: 'footer.instagram', Icon: InstagramIcon },
  { field: 'twitterLink', label: 'footer.twitter', Icon: XIcon },
  { field: 'linkedinLink', label: 'footer.linkedin', Icon: LinkedInIcon },
] as const

const presentYear = () => new Date().getFullYear()

/** The footer of the public pages (PAGE-10). */
export function SiteFooter() {
  const { t } = useTranslation()
  const settings = useSettings()
  const company = useCompanyName()
  const branch = useCurrentBranch()
  const email = settings?.gmailLink || brand.email
  const phone = settings?.phoneNumber || brand.phones[0]
  const address = safeLink(settings?.locationLink || brand.mapLink)
  return (
    <Band>
      <PageColumn>
        <Grid>
          <div data-brand="">
            <Brand onDark />
            <nav aria-label={t('footer.social')} data-social="">
              {socials.map(({ field, label, Icon }) => {
                const href = safeLink(settings?.[field] ?? '')
                return (
                  href !== undefined && (
                    <ActionAnchor
                      key={field}
                      look="icon"
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={t(label)}
                    >
                      <Icon />
                    </ActionAnchor>
                  )
                )
              })}
            </nav>
          </div>
          <div>
            <FooterLinks />
            <InstallEntry />
          </div>
          <Facts>
            <div>
              <dt>{t('footer.email')}</dt>
              <dd>
                <EmailAnchor email={email} />
              </dd>
            </div>
            <div>
              <dt>{t('footer.phone')}</dt>
              <dd>
                <PhoneAnchor phone={phone} />
              </dd>
            </div>
            {address !== undefined && (
              <div>
                <dt>{t('footer.address')}</dt>
                <dd>
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {branch?.address ? (
                      <span {...languageAttributes(branch, 'address')}>{branch.address}</span>
                    ) : (
                      t('contact.openMap')
                    )}
                  </a>
                </dd>
              </div>
            )}
          </Facts>
        </Grid>
        {/* A page of the old year may be opened in the new one. */}
        <Rights suppressHydrationWarning>
          {t('footer.rights', { year: presentYear(), company })}
        </Rights>
      </PageColumn>
    </Band>
  )
}
