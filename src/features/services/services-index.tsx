import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const Index = styled('ol')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: 48,
  padding: 0,
  columnGap: 24,
  display: 'grid',
  // Two where two have room for their letters, else one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.4em, 34%), 1fr))',
  '& a': {
    display: 'flex',
    blockSize: '100%',
    minBlockSize: 52,
    paddingBlock: 12,
    borderBlockStart: `1px solid ${colors.line}`,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: colors.teal, borderBlockStartColor: colors.teal },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    marginBlockEnd: 80,
  },
}))

/** The names of the services, each leading to its place below. */
export function ServicesIndex({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('services.index')}>
      <Index>
        {services.map((service) => (
          <li key={service.id}>
            <SiteLink to="/services" hash={service.slug}>
              <LocalizedText record={service} field="title">
                {service.title}
              </LocalizedText>
            </SiteLink>
          </li>
        ))}
      </Index>
    </nav>
  )
}
