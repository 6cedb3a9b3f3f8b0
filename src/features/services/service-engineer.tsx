import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { EmailAnchor, PhoneAnchor } from '#src/ui/reach-anchor.tsx'

const Card = styled('aside')(({ theme }) => ({
  padding: 24,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderBlockStart: `3px solid ${colors.teal}`,
  '& h2': { ...theme.typography.body2, margin: 0, marginBlockEnd: 12, color: colors.inkSoft },
  '& > strong': { ...theme.typography.h3, display: 'block' },
  '& > p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    marginBlockStart: 12,
    padding: 0,
    borderBlockStart: `1px solid ${colors.line}`,
    paddingBlockStart: 8,
  },
  '& li': {
    fontWeight: 600,
  },
  '& li > a': {
    display: 'flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: touchTarget,
    color: colors.teal,
    // Over the letters' own boxes of the lines beside it, which are higher than those lines.
    position: 'relative',
    textDecoration: 'none',
  },
  '& li > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

/** The engineer who answers questions about a service (SERVICE-2); nothing where nobody is named. */
export function ServiceEngineer({ service }: { service: Service }) {
  const { t } = useTranslation()
  const { engineerName, engineerRole, engineerPhone, engineerEmail } = service
  if (engineerName === '') return null
  return (
    <Card aria-labelledby="engineer">
      <h2 id="engineer">{t('services.engineer')}</h2>
      <LocalizedText as="strong" record={service} field="engineerName">
        {engineerName}
      </LocalizedText>
      {engineerRole !== '' && (
        <LocalizedText as="p" record={service} field="engineerRole">
          {engineerRole}
        </LocalizedText>
      )}
      {(engineerPhone !== '' || engineerEmail !== '') && (
        <ul>
          {engineerPhone !== '' && (
            <li>
              <PhoneAnchor phone={engineerPhone} />
            </li>
          )}
          {engineerEmail !== '' && (
            <li>
              <EmailAnchor email={engineerEmail} />
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}
