import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { trackPath } from '#contract/site-paths.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
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
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    color: colors.onDark,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

const trackLink = { to: trackPath, label: 'nav.track' } as const

export function FooterLinks() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('footer.pages')}>
      <List>
        {[...siteLinks, trackLink].map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>{t(label)}</SiteLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
