import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { Section } from '#src/ui/section.tsx'
import { AssociatedServices } from './associated-services.tsx'
import { ServiceEngineer } from './service-engineer.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  '& div > h2': { ...theme.typography.h3, margin: 0, marginBlockEnd: 12 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    columnGap: 64,
  },
}))

const Standards = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: 8, borderBlockStart: `1px solid ${colors.line}`, fontWeight: 600 },
}))

/** The services that belong to a service, the standards by which it is done, and who answers (SERVICE-1, SERVICE-2). */
export function ServiceContents({ service }: { service: Service }) {
  const { t } = useTranslation()
  const { associated, standards, engineerName } = service
  if (associated.length === 0 && standards.length === 0 && engineerName === '') return null
  return (
    <Section id="contents">
      <Columns>
        {associated.length > 0 && (
          <div>
            <h2>{t('services.associated')}</h2>
            <AssociatedServices service={service} />
          </div>
        )}
        {standards.length > 0 && (
          <div>
            <h2>{t('services.standards')}</h2>
            <Standards {...languageAttributes(service, 'standards')}>
              {standards.map((standard) => (
                <li key={standard}>{standard}</li>
              ))}
            </Standards>
          </div>
        )}
        <ServiceEngineer service={service} />
      </Columns>
    </Section>
  )
}
