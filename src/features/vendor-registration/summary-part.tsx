import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import type { Step } from './steps.ts'

const Part = styled('section')(({ theme }) => ({
  paddingBlock: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& dl': {
    display: 'grid',
    gap: '12px 20px',
    margin: 0,
    marginBlockStart: 8,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& dl > div': { minInlineSize: 0 },
  '& dt': { ...theme.typography.caption, color: colors.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

export interface SummaryRow {
  label: string
  /** Undefined where nothing was given. */
  content: ReactNode
}

interface SummaryPartProps {
  step: Exclude<Step, 'summary'>
  rows: SummaryRow[]
  onEdit: (step: Step) => void
}

/** The values of one step, and the way back to it. */
export function SummaryPart({ step, rows, onEdit }: SummaryPartProps) {
  const { t } = useTranslation()
  const title = t(`vendor.steps.${step}`)
  return (
    <Part>
      <header>
        <h3>{title}</h3>
        <Action
          type="button"
          look="plain"
          onClick={() => onEdit(step)}
          aria-label={t('vendor.editStep', { step: title })}
        >
          {t('vendor.edit')}
        </Action>
      </header>
      <dl>
        {rows.map(({ label, content }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{content ?? t('vendor.notGiven')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
