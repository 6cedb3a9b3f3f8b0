import { styled } from '@mui/material/styles'
import type { Service } from '#contract/collections/services.ts'
import { colors } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: 12, borderBlockStart: `1px solid ${colors.line}` },
  '& strong': { display: 'block' },
  '& span': { color: colors.inkSoft },
}))

/** The services that belong to a service, below it (SERVICE-1). */
export function AssociatedServices({ service }: { service: Service }) {
  return (
    <List>
      {service.associated.map((entry) => (
        <li key={entry.id}>
          <LocalizedText as="strong" record={entry} field="title">
            {entry.title}
          </LocalizedText>
          <LocalizedText record={entry} field="description">
            {entry.description}
          </LocalizedText>
        </li>
      ))}
    </List>
  )
}
