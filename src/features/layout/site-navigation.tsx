import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { siteLinks } from './site-links.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '&[data-stacked="true"]': { flexDirection: 'column', flexWrap: 'nowrap' },
})

const NavLink = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: 8,
  color: colors.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  paddingBlockStart: 2,
  '&:hover': { color: colors.teal },
  // A transparent line under the others would be seen where colours are forced.
  '&[aria-current="page"]': { color: colors.teal, borderBlockEnd: '2px solid' },
  '[data-stacked="true"] &': { fontSize: '1.1rem', paddingInline: 8, inlineSize: '100%' },
}))

/** @returns true where a page is the one that is linked to, or below it; both paths in small letters (PAGE-6) */
function isWithin(path: string, link: string): boolean {
  return path === link || (link !== '/' && path.startsWith(`${link}/`))
}

/** The links to the site's routes; the active one is highlighted and said to be current. */
export function SiteNavigation({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation()
  const path = useNavigation().usePath().toLowerCase()
  return (
    <nav aria-label={t('nav.label')}>
      <List data-stacked={stacked}>
        {siteLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} {...(isWithin(path, to.toLowerCase()) && { 'aria-current': 'page' })}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
