import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { type Step, steps } from './steps.ts'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${steps.length}, 1fr)`,
  gap: 8,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 32,
  padding: 0,
  // Beside the form there is room for one under the other.
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: '1fr', gap: 0 },
}))

const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  minInlineSize: 0,
  paddingBlockStart: 10,
  borderBlockStart: `3px solid ${colors.line}`,
  color: colors.inkSoft,
  transition: `border-color ${motionDuration}ms ease`,
  '&[data-reached]': { borderColor: colors.teal },
  '&[aria-current]': { color: colors.ink, fontWeight: 700 },
  '& > span[aria-hidden]': { marginInlineEnd: 10, color: colors.teal, fontWeight: 700 },
  // Four names do not fit side by side on a phone: the form's own heading says which one it is.
  [theme.breakpoints.down('md')]: { '& > span': { display: 'none' } },
  [theme.breakpoints.up('xl')]: {
    ...theme.typography.body1,
    paddingBlock: 14,
    paddingInlineStart: 20,
    borderBlockStart: 0,
    borderInlineStart: `3px solid ${colors.line}`,
  },
}))

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlockStart: 12,
  color: colors.teal,
  fontWeight: 700,
}))

/** The progress of the registration: which step of how many. */
export function StepProgress({ step }: { step: Step }) {
  const { t } = useTranslation()
  const place = steps.indexOf(step)
  return (
    <>
      <List aria-label={t('vendor.progress')}>
        {steps.map((one, index) => (
          <Item
            key={one}
            data-reached={index <= place ? '' : undefined}
            aria-current={one === step ? 'step' : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span>{t(`vendor.steps.${one}`)}</span>
          </Item>
        ))}
      </List>
      <Count>{t('vendor.stepOf', { step: place + 1, total: steps.length })}</Count>
    </>
  )
}
