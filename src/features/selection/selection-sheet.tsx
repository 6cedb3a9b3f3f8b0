import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { otherLanguages } from '#contract/locale.ts'
import { airDensity } from '#contract/fans/air-density.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { useApi } from '#src/api/api-context.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action, ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { PrintOutlinedIcon } from '#src/ui/icons/print-outlined.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { addressOf } from '#src/ui/navigation.ts'
import { PageColumn } from '#src/ui/page-column.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { FigureRows, modelFigures, pointFigures } from './point-figures.tsx'
import { PointChart } from './point-chart.tsx'
import { figureText, quantityTexts } from './quantities.ts'
import type { ShownSelection } from './shown-selection.ts'
import { SoundTable } from './sound-table.tsx'
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
  '@media print': { gap: '4mm', paddingBlock: 0 },
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
    gap: '4mm 8mm',
    '& th, & td': { paddingBlock: '0.6mm' },
  },
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: colors.inkSoft,
}))

const today = () => new Date().toISOString().slice(0, 10)

/** What was asked, with the air that follows from it. */
function useAskedFigures({ ask, duty }: ShownSelection) {
  const { t } = useTranslation()
  const texts = quantityTexts(t, ask)
  const density = airDensity(duty.altitude, duty.temperature)
  const label = (key: 'airflow' | 'pressure' | 'application') => t(`selection.field.${key}`)
  return [
    { key: 'airflow', label: label('airflow'), text: texts.airflow(duty.airflow) },
    { key: 'pressure', label: label('pressure'), text: texts.pressure(duty.pressure) },
    {
      key: 'temperature',
      label: t('selection.figure.temperature'),
      text: t('selection.value.celsius', { value: formatNumber(duty.temperature) }),
    },
    {
      key: 'altitude',
      label: t('selection.figure.altitude'),
      text: t('selection.value.metre', { value: formatNumber(duty.altitude) }),
    },
    {
      key: 'density',
      label: t('selection.figure.density'),
      text: t('selection.value.density', { value: figureText(density, 3) }),
    },
    { key: 'supply', label: t('selection.field.supply'), text: texts.frequencies([ask.supply]) },
    {
      key: 'application',
      label: label('application'),
      text: t(`selection.application.${ask.application}`),
    },
  ]
}

function SheetActions({ shown, code }: { shown: ShownSelection; code: string }) {
  const { t } = useTranslation()
  const { language } = useApi()
  const [other = language] = otherLanguages(language)
  const { to, search } = shown.placeAfter({ sheet: code })
  return (
    <ActionRow>
      <Action type="button" onClick={() => window.print()}>
        <PrintOutlinedIcon fontSize="small" />
        {t('selection.print')}
      </Action>
      <ActionAnchor
        look="outlined"
        href={addressOf({ to, search: { ...search, lang: other } })}
        hrefLang={other}
      >
        {t('selection.otherLanguage')}
      </ActionAnchor>
      <ActionLink look="plain" {...shown.placeAfter({ sheet: '' })} aria-current={undefined}>
        {t('selection.back')}
      </ActionLink>
    </ActionRow>
  )
}

/** One selected model as a document, which the browser prints or saves as PDF (SELECT-14). */
export function SelectionSheet({ shown, point }: { shown: ShownSelection; point: WorkingPoint }) {
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
          {company} · {t('selection.selectedOn', { day: formatDay(t, today()) })}
        </p>
        <h1>{title}</h1>
        {product && (
          <LocalizedText as="p" record={product} field="title">
            {product.title}
          </LocalizedText>
        )}
      </header>
      <SheetActions shown={shown} code={model.code} />
      <Tables>
        <FigureRows caption={t('selection.asked')} figures={useAskedFigures(shown)} />
        <FigureRows caption={t('selection.result')} figures={pointFigures(t, point, texts)} />
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
      <Tables>
        <FigureRows caption={t('selection.fan')} figures={modelFigures(t, point, texts)} />
      </Tables>
      <Note>{t('selection.basis')}</Note>
    </Paper>
  )
}
