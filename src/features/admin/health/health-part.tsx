import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthState } from '#contract/admin/health.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { CheckCircleIcon } from '#src/ui/icons/check-circle.tsx'
import { ErrorIcon } from '#src/ui/icons/error.tsx'
import { WarningIcon } from '#src/ui/icons/warning.tsx'

const Part = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  minInlineSize: 0,
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > h2': { ...theme.typography.h4, marginBlock: '0 4px' },
  '& > p': { marginBlock: '0 8px' },
}))

const State = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > svg': { flex: 'none', marginBlockStart: 2 },
})

const Facts = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    paddingBlock: 6,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

const looks = {
  good: { Icon: CheckCircleIcon, color: colors.tealDeep },
  attention: { Icon: WarningIcon, color: colors.amberDeep },
  bad: { Icon: ErrorIcon, color: colors.danger },
} as const

interface HealthPartProps {
  title: string
  /** With the sentence that says it; left out where there is nothing to judge. */
  state?: { is: HealthState; text: string }
  /** Takes the whole row. */
  wide?: boolean
  children?: ReactNode
}

/** A part of the report: its state in a word and in a sentence, then its figures. */
export function HealthPart({ title, state, wide = false, children }: HealthPartProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const look = state && looks[state.is]
  return (
    <Part aria-labelledby={id} {...(wide && { 'data-wide': '' })}>
      <h2 id={id}>{title}</h2>
      {state && look && (
        <State>
          <look.Icon
            fontSize="small"
            titleAccess={t(`health.state.${state.is}`)}
            style={{ color: look.color }}
          />
          <span>{state.text}</span>
        </State>
      )}
      {children}
    </Part>
  )
}

/** Figures by their names; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  )
}
