import { styled } from '@mui/material/styles'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

/** Pixels of a chart's width from which on it has room for every label. */
const wideChart = 560

/** On paper the title, the names of the axes and the drawing stay together. */
const onOnePage = { breakAfter: 'avoid' } as const

export const ChartFigure = styled('figure')({
  margin: 0,
  containerType: 'inline-size',
  // Its table may go on on the next page.
  '@media print': { breakInside: 'auto !important' },
})

export const ChartTitle = styled('figcaption')(({ theme }) => ({
  ...theme.typography.h4,
  marginBlockEnd: 12,
  '@media print': onOnePage,
}))

/** Above the drawing: the axes that stand at its sides. */
export const AxisNames = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: colors.inkSoft,
  '& > :last-of-type:not(:first-of-type)': { textAlign: 'end' },
  '@media print': onOnePage,
}))

/** Under the drawing: the axis along it. */
export const LowerAxisName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  textAlign: 'end',
  color: colors.inkSoft,
}))

/** Round the drawing, with room for the figures at its axes. */
export const PlotFrame = styled('div')({
  paddingBlock: '10px 26px',
  paddingInline: '54px 24px',
  touchAction: 'pan-y',
  borderRadius: radius,
  '&[data-second]': { paddingInlineEnd: 46 },
  '& > svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 300,
    overflow: 'visible',
    fontSize: 12,
    fill: 'currentColor',
    fontVariantNumeric: 'tabular-nums',
  },
  [`@container (min-width: ${wideChart}px)`]: {
    '& > svg': { blockSize: 400, fontSize: 13 },
    '& [data-narrow]': { display: 'none' },
  },
  [`@container not (min-width: ${wideChart}px)`]: { '& [data-wide]': { display: 'none' } },
  '@media print': {
    ...onOnePage,
    breakInside: 'avoid',
    '& > svg': { blockSize: '72mm !important' },
  },
  '& path, & line': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& text': { stroke: 'none', userSelect: 'none' },
  '& .stall': { fill: colors.dangerWash },
  '& .grid': { stroke: colors.line },
  '& .axis': { stroke: colors.steel },
  '& .tick': { fill: colors.inkSoft },
  '& .other': { stroke: colors.steel, strokeWidth: 1.25 },
  '& .chosen': { stroke: colors.teal, strokeWidth: 3 },
  '& .second': { stroke: colors.blueDeep, strokeWidth: 1.75, strokeDasharray: '7 4' },
  '& .second-tick': { fill: colors.blueDeep },
  '& .system': { stroke: colors.amberDeep, strokeWidth: 1.5, strokeDasharray: '2 4' },
  '& .tested': { fill: colors.surface, stroke: colors.teal, strokeWidth: 1.5 },
  '& .working': { fill: colors.amberDeep, stroke: colors.surface, strokeWidth: 2 },
  '& .asked': { fill: 'none', stroke: colors.amberDeep, strokeWidth: 2 },
  '& .reading': { stroke: colors.inkSoft, strokeWidth: 1 },
  '& .read': { fill: colors.teal, stroke: colors.surface, strokeWidth: 2 },
  '& .name': {
    fill: colors.inkSoft,
    paintOrder: 'stroke',
    stroke: colors.surface,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
  '& .chosen-name': { fill: colors.tealDeep, fontWeight: 700 },
  '& .press': {
    stroke: 'transparent',
    strokeWidth: 18,
    pointerEvents: 'stroke',
    cursor: 'pointer',
  },
  '& .press:hover + .other': { stroke: colors.inkSoft, strokeWidth: 2.5 },
  '@media (forced-colors: active)': {
    '& .grid, & .other, & .axis, & .stall': { stroke: 'GrayText' },
    '& .stall': { fill: 'none' },
    '& .chosen, & .tested, & .read': { stroke: 'Highlight' },
    '& .second, & .system, & .reading, & .asked': { stroke: 'CanvasText' },
    '& .working': { fill: 'CanvasText' },
    '& .tick, & .second-tick, & .name': { fill: 'CanvasText', stroke: 'Canvas' },
  },
})

/** The figures of the point that is read; its line is there before one is. */
export const Reading = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockEnd: 6,
  minBlockSize: '3.4em',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: 14,
  color: colors.inkSoft,
  '& > b': { color: colors.ink },
  [`@container (min-width: ${wideChart}px)`]: { minBlockSize: '1.7em' },
  '@media print': { display: 'none' },
}))

export const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 4,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  rowGap: 2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { flexShrink: 0, fill: 'none' },
}))

/** The table of a chart, closed on the screen and open on paper. */
export const TableFold = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  // The tall letters of what follows would answer presses that are meant for it.
  marginBlock: 8,
  '& > summary': {
    minBlockSize: touchTarget,
    inlineSize: 'fit-content',
    display: 'list-item',
    paddingBlock: 8,
    cursor: 'pointer',
    fontWeight: 600,
    color: colors.teal,
  },
}))

const behind = `var(--behind, ${colors.surface})`
const shade = `color-mix(in srgb, ${colors.ink} 22%, transparent)`

/** Shades at the ends of what scrolls sideways; they lie under covers that go along with the content to its ends. */
const endShades = {
  background: [
    `linear-gradient(90deg, ${behind} 40%, transparent) 0 0 / 56px 100% no-repeat local`,
    `linear-gradient(270deg, ${behind} 40%, transparent) 100% 0 / 56px 100% no-repeat local`,
    `linear-gradient(90deg, ${shade}, transparent) 0 0 / 14px 100% no-repeat scroll`,
    `linear-gradient(270deg, ${shade}, transparent) 100% 0 / 14px 100% no-repeat scroll`,
  ].join(', '),
} as const

/** A table of figures that scrolls by itself where it is wider than its place. */
export const FigureTable = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  ...endShades,
  maxInlineSize: '100%',
  '& table': {
    ...theme.typography.body2,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    paddingBlock: 8,
    paddingInline: 10,
    borderBlockStart: `1px solid ${colors.line}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  // Digits run from left to right in Arabic too, so their column ends at the same side there.
  'html[dir="rtl"] & th, html[dir="rtl"] & td': { textAlign: 'start' },
  // Room for the decimals that other figures of the column have.
  '& td[data-room]::after': { content: 'attr(data-room)', visibility: 'hidden' },
  '& thead th': {
    borderBlockStart: 0,
    fontWeight: 600,
    color: colors.inkSoft,
    verticalAlign: 'bottom',
  },
  '& thead small': { display: 'block', fontWeight: 400, fontSize: 'inherit' },
  '& th[scope=row], & th[scope=rowgroup], & thead th[data-name]': { textAlign: 'start' },
  '& tbody th': { fontWeight: 600 },
  '@media print': {
    overflow: 'visible',
    '& th, & td': { paddingBlock: 2 },
  },
}))
