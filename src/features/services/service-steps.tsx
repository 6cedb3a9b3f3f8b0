import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { Section } from '#src/ui/section.tsx'

/** One below the other along a line, then side by side below it. */
const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  margin: 0,
  padding: 0,
  display: 'grid',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: 56,
    paddingBlockEnd: 28,
  },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: '50%',
    backgroundColor: colors.teal,
    color: colors.white,
    fontWeight: 700,
    lineHeight: 1,
  },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17,
    insetBlock: '36px 0',
    inlineSize: 2,
    backgroundColor: colors.line,
  },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li:last-of-type::after': { content: 'none' },
  '& h3': { ...theme.typography.h4, margin: 0, minBlockSize: 36, paddingBlock: 4 },
  '& p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft, maxInlineSize: '32em' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gap: '40px 24px',
    '& > li': { paddingInlineStart: 0, paddingBlock: '52px 0' },
    '& > li::after': {
      insetInline: '44px -16px',
      insetBlock: '17px auto',
      inlineSize: 'auto',
      blockSize: 2,
    },
    '& h3': { minBlockSize: 0, padding: 0, marginBlockEnd: 6 },
  },
}))

/** More steps side by side are too narrow to read. */
const mostInRow = 5

/** How the work goes, step by step (SERVICE-2); nothing where no step is told. */
export function ServiceSteps({ service }: { service: Service }) {
  const { t } = useTranslation()
  const { steps } = service
  if (steps.length === 0) return null
  // Said up front: steps that are painted before the last one has come would move.
  const columns = { '--columns': steps.length > mostInRow ? 3 : steps.length }
  return (
    <Section id="steps" ground="white" title={t('services.steps')}>
      <Steps style={columns as CSSProperties} {...languageAttributes(service, 'steps')}>
        {steps.map(({ label, value }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>{value}</p>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
