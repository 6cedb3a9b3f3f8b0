import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { offlineCopyPath, trackPath } from '#contract/site-paths.ts'
import { useCompanyProfile } from '#src/api/use-company-profile.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ProfileText } from '#src/ui/profile-text.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { siteLinks } from './site-links.ts'

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columns: 2,
  columnGap: 24,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    minInlineSize: touchTarget,
    // A name of two lines keeps its letters' boxes, which are higher than its lines, within it.
    paddingBlock: 6,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    color: colors.onDark,
    textDecoration: 'none',
  },
  // Longer than the names of pages.
  '& [data-whole]': { columnSpan: 'all' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

const ownLinks = [
  { to: '/products/select', label: 'nav.select' },
  { to: trackPath, label: 'nav.track' },
  { to: offlineCopyPath, label: 'nav.offlineCopy' },
] as const

export function FooterLinks() {
  const { t } = useTranslation()
  const profile = useCompanyProfile()
  return (
    <nav aria-label={t('footer.pages')}>
      <List>
        {[...siteLinks, ...ownLinks].map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>{t(label)}</SiteLink>
          </li>
        ))}
        {profile && (
          <li data-whole="">
            <a href={profile.url} target="_blank" rel="noopener">
              <ProfileText profile={profile} />
            </a>
          </li>
        )}
      </List>
    </nav>
  )
}
