import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { FanName } from './fan-name.tsx'
import { faultText } from './fault-texts.ts'
import { quantityTexts } from './quantities.ts'
import { ResultBox, ResultList } from './result-parts.ts'
import type { NearMiss } from './select-fans.ts'
import type { ShownSelection } from './shown-selection.ts'

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  marginBlockEnd: 16,
}))

const Reasons = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: 20,
  display: 'grid',
  gap: 4,
  '& > li::marker': { color: colors.amberDeep },
}))

const Fold = styled('details')(({ theme }) => ({
  marginBlockStart: 24,
  borderBlock: `1px solid ${colors.line}`,
  '& > summary': {
    ...theme.typography.h4,
    minBlockSize: touchTarget,
    alignContent: 'center',
    paddingBlock: 10,
    // A second line begins below the first one's letters, not below its sign.
    paddingInlineStart: '1.1em',
    textIndent: '-1.1em',
    cursor: 'pointer',
  },
  '& > ul': { marginBlock: '8px 24px' },
}))

interface MissesProps {
  misses: readonly NearMiss[]
  shown: ShownSelection
}

function Misses({ misses, shown: { ask, products } }: MissesProps) {
  const { t } = useTranslation()
  const texts = quantityTexts(t, ask)
  return (
    <ResultList>
      {misses.map(({ point, faults }) => (
        <ResultBox key={point.prepared.model.code}>
          <FanName point={point} products={products} />
          <Reasons>
            {faults.map((fault) => (
              <li key={fault.kind}>{faultText(t, fault, ask, texts)}</li>
            ))}
          </Reasons>
        </ResultBox>
      ))}
    </ResultList>
  )
}

/**
 * The models that come nearest to a point that none meets, or, folded, those of the products that have none which meets
 * it; each with its reasons (SELECT-9).
 */
export function NearMisses({ shown }: { shown: ShownSelection }) {
  const { t } = useTranslation()
  const { nearest, others } = shown.selection
  if (nearest.length > 0)
    return (
      <>
        <Title>{t('selection.nearest')}</Title>
        <Misses misses={nearest} shown={shown} />
      </>
    )
  if (others.length === 0) return null
  return (
    <Fold>
      <summary>{t('selection.others')}</summary>
      <Misses misses={others} shown={shown} />
    </Fold>
  )
}
