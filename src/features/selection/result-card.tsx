import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { useQuotationLine } from '#src/pwa/quotation/use-quotation-line.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { QuotationAction } from '#src/ui/quotation-action.tsx'
import { FanName } from './fan-name.tsx'
import { classText, pointFigures } from './figures.ts'
import { listedPoint } from './listed-point.ts'
import { FigureList } from './point-figures.tsx'
import { NearChart } from './near-chart.tsx'
import { remarksOn } from './remarks.ts'
import { ResultBox } from './result-parts.ts'
import type { ShownSelection } from './shown-selection.ts'
import { SoundTable } from './sound-table.tsx'
import { toggledCompare } from './toggle-compare.ts'
import type { WorkingPoint } from './working-point.ts'
import { quantityTexts } from './quantities.ts'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '8px 24px',
  // On a phone the figures come before what can be done.
  [theme.breakpoints.down('sm')]: { display: 'contents' },
}))

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 8,
    order: 1,
    '& > label': { justifySelf: 'start' },
  },
  ...screenOnly,
}))

const Compare = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTarget,
  // A finger that aims at the box may miss it by as much as elsewhere.
  paddingInline: 12,
  marginInline: -12,
  fontWeight: 600,
  cursor: 'pointer',
  '& > input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: colors.teal },
  '&:has(:disabled)': { color: colors.inkSoft, cursor: 'default' },
}))

const Remarks = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: 20,
  '&:empty': { display: 'none' },
  '& > li::marker': { color: colors.amberDeep },
}))

const Details = styled('details')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { order: 2 },
  '& > summary': {
    ...theme.typography.body2,
    display: 'list-item',
    inlineSize: 'fit-content',
    minBlockSize: touchTarget,
    alignContent: 'center',
    fontWeight: 600,
    color: colors.teal,
    cursor: 'pointer',
    // The tall letters of what follows would answer presses that are meant for it.
    marginBlockEnd: 8,
  },
  '& h4': { ...theme.typography.body1, fontWeight: 600, margin: 0, marginBlock: '20px 8px' },
}))

interface ResultCardProps {
  point: WorkingPoint
  shown: ShownSelection
  /** Its curve is shown without being asked for. */
  open: boolean
}

/** One model that meets the point. */
export function ResultCard({ point, shown, open }: ResultCardProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(open)
  const { ask, change, placeAfter, duty, products } = shown
  const { slug, model } = point.prepared
  const { code } = model
  const isCompared = ask.compare.includes(code)
  const compare = toggledCompare(ask.compare, code)
  const listing = useQuotationLine({
    product: slug,
    code,
    point: listedPoint(point, duty),
    title: products.get(slug)?.title ?? code,
  })
  return (
    <ResultBox>
      <Head>
        <FanName point={point} products={products} />
        <Choices>
          <Compare>
            <input
              type="checkbox"
              checked={isCompared}
              disabled={compare === undefined}
              aria-label={t('selection.compare', { code })}
              onChange={() => compare && change({ compare })}
            />
            {t('selection.compareShort')}
          </Compare>
          <ActionLink
            look="outlined"
            {...placeAfter({ sheet: code })}
            aria-current={undefined}
            aria-label={t('selection.sheetOf', { code })}
          >
            {t('selection.sheet')}
          </ActionLink>
          <QuotationAction {...listing} name={code} />
        </Choices>
      </Head>
      <FigureList figures={pointFigures(t, point, shown)} />
      <Remarks>
        {remarksOn(point, ask.application).map((remark) => (
          <li key={remark}>
            {t(`selection.remark.${remark}`, {
              motor: quantityTexts(t, ask).power(point.motor),
              usual: quantityTexts(t, ask).power(model.motorPower),
              class: classText(t, model.temperatureClass),
            })}
          </li>
        ))}
      </Remarks>
      <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('selection.details', { code })}</summary>
        {isOpen && (
          <>
            <NearChart
              points={[point]}
              duty={duty}
              ask={ask}
              title={t('selection.figure.curve', {
                speed: quantityTexts(t, ask).speed(point.speed),
              })}
            />
            <h4>{t('selection.bands')}</h4>
            <SoundTable point={point} />
          </>
        )}
      </Details>
    </ResultBox>
  )
}
