import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { otherLanguages } from '#contract/locale.ts'
import { dayOfDevice } from '#src/i18n/day-of-device.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { useApi } from '#src/api/api-context.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { PrintOutlinedIcon } from '#src/ui/icons/print-outlined.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PageColumn } from '#src/ui/page-column.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { ScreenOnly } from '#src/ui/screen-only.ts'
import { askedFigures, modelFigures, pointFigures } from './figures.ts'
import { FigureRows } from './point-figures.tsx'
import { PointChart } from './point-chart.tsx'
import { quantityTexts } from './quantities.ts'
import type { ShownSelection } from './shown-selection.ts'
import { SoundTable } from './sound-table.tsx'
import { useSheetFile } from './use-sheet-file.ts'
import { type SelectionInput, useShownSelection } from './use-shown-selection.ts'
import type { WorkingPoint } from './working-point.ts'

const Paper = styled(PageColumn)(({ theme }) => ({
  paddingBlock: '32px 64px',
  display: 'grid',
  gap: 24,
  maxInlineSize: 960,
  '& > *': { minInlineSize: 0 },
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& h2': { ...theme.typography.h4, margin: 0, marginBlockEnd: 8 },
  '& header > p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
  // One page: what the curve's table tells is in the chart.
  '@media print': {
    gap: 0,
    zoom: 0.86,
    paddingBlock: '0 !important',
    '& figure > details': { display: 'none' },
    '& figure svg': { maxBlockSize: '48mm !important' },
    '& > div, & > section, & > figure': { paddingBlock: '1mm !important' },
  },
}))

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& table': { ...theme.typography.body2, inlineSize: '100%', borderCollapse: 'collapse' },
  '& caption': { ...theme.typography.h4, textAlign: 'start', paddingBlockEnd: 8 },
  '& th, & td': {
    paddingBlock: 6,
    borderBlockStart: `1px solid ${colors.line}`,
    textAlign: 'start',
  },
  '& th': { fontWeight: 400, color: colors.inkSoft, paddingInlineEnd: 16 },
  '& td': { fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0 8mm',
    '& table': { fontSize: '9pt', lineHeight: 1.25, breakInside: 'avoid' },
    '& caption': { paddingBlockEnd: '1mm' },
    '& th, & td': { paddingBlock: '0.6mm' },
  },
}))

/** On paper the figures stand side by side. */
const Aside = styled(Tables)({
  '@media print': {
    gridTemplateColumns: '1fr',
    '& tbody': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    '& :is(tr, th, td)': { display: 'block', border: 0, padding: 0 },
  },
})

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: colors.inkSoft,
}))

const Told = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minBlockSize: '1.7em',
  marginBlockStart: 8,
  '&[data-failed]': { color: colors.danger },
}))

interface SheetProps {
  shown: ShownSelection
  point: WorkingPoint
}

/** Files in each language, the page's own first; paper; the way back. */
function SheetActions({ shown, point }: SheetProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  const { ask, duty } = shown
  const { state, write } = useSheetFile({ ask, duty, point })
  return (
    <ScreenOnly>
      <ActionRow>
        {[language, ...otherLanguages(language)].map((each) => (
          <Action
            key={each}
            type="button"
            look={each === language ? 'filled' : 'outlined'}
            aria-disabled={state === 'writing'}
            onClick={() => void write(each)}
          >
            {t(`selection.pdf.${each}`)}
          </Action>
        ))}
        <Action type="button" look="outlined" onClick={() => window.print()}>
          <PrintOutlinedIcon fontSize="small" />
          {t('selection.print')}
        </Action>
        <ActionLink look="plain" {...shown.placeAfter({ sheet: '' })} aria-current={undefined}>
          {t('selection.back')}
        </ActionLink>
      </ActionRow>
      <Told role="status" data-failed={state === 'failed' ? '' : undefined}>
        {state === 'writing' && t('selection.writing')}
        {state === 'failed' && t('selection.notWritten')}
      </Told>
    </ScreenOnly>
  )
}

export interface SelectionSheetProps extends SelectionInput {
  /** Shown while the model of the sheet is not found. */
  otherwise: ReactNode
}

/** The sheet of the model that the address names. */
export function SelectionSheet({ otherwise, ...input }: SelectionSheetProps) {
  const { shown } = useShownSelection(input)
  const point = shown?.selection.found.find(
    ({ prepared }) => prepared.model.code === shown.ask.sheet,
  )
  return shown && point ? <Sheet shown={shown} point={point} /> : otherwise
}

/** One selected model as a document, for a PDF file in either language, and for paper (SELECT-14). */
function Sheet({ shown, point }: SheetProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const { ask, duty } = shown
  const { slug, model } = point.prepared
  const product = shown.products.get(slug)
  const texts = quantityTexts(t, ask)
  const title = t('selection.sheetOf', { code: model.code })
  const speed = texts.speed(point.speed)
  return (
    <Paper as="article">
      <PageHead title={`${title} | ${company}`} description={t('selection.lead')} />
      <header>
        <p>
          {company} · {t('selection.selectedOn', { day: formatDay(t, dayOfDevice()) })}
        </p>
        <h1>{title}</h1>
        {product && (
          <LocalizedText as="p" record={product} field="title">
            {product.title}
          </LocalizedText>
        )}
      </header>
      <SheetActions shown={shown} point={point} />
      <Tables>
        <FigureRows caption={t('selection.asked')} figures={askedFigures(t, ask, duty)} />
        <FigureRows caption={t('selection.result')} figures={pointFigures(t, point, shown)} />
      </Tables>
      <PointChart
        points={[point]}
        duty={duty}
        ask={ask}
        title={t('selection.figure.curve', { speed })}
      />
      <section>
        <h2>{t('selection.bands')}</h2>
        <SoundTable point={point} />
      </section>
      <Aside>
        <FigureRows caption={t('selection.fan')} figures={modelFigures(t, point, ask)} />
      </Aside>
      <Note>{t('selection.basis')}</Note>
    </Paper>
  )
}
