import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { FanName } from './fan-name.tsx'
import { faultText } from './fault-texts.ts'
import { quantityTexts } from './quantities.ts'
import { ResultBox, ResultList } from './result-parts.ts'
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

/** The models that come nearest to a point that none meets, each with its reasons (SELECT-9). */
export function NearMisses({ shown }: { shown: ShownSelection }) {
  const { t } = useTranslation()
  const { ask, selection, products } = shown
  if (selection.nearest.length === 0) return null
  const texts = quantityTexts(t, ask)
  return (
    <>
      <Title>{t('selection.nearest')}</Title>
      <ResultList>
        {selection.nearest.map(({ point, faults }) => (
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
    </>
  )
}
