import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { directions, type Language } from '#contract/locale.ts'
import { languageIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { PhoneView } from '../phone-view.tsx'
import { columnText } from '../exports/column-text.ts'
import { CellText } from './cell-text.ts'
import { ChoiceMark, Mark } from './choice-mark.tsx'
import type { AdminColumn, MarkText } from './column.ts'
import { wholeNumbers } from './whole-numbers.tsx'

const Thumbnail = styled('img')({
  display: 'block',
  // In its own shape, without bars.
  maxInlineSize: 64,
  maxBlockSize: 44,
  borderRadius: radius,
  // A client's mark is drawn for paper.
  colorScheme: 'light',
  backgroundColor: colors.ground,
})

const Marks = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4, minInlineSize: 0 })

/** In a table all in one line: the first by name, the others by their number. */
const Line = styled('span', { shouldForwardProp: (name) => name !== 'cut' })<{ cut: boolean }>(
  ({ cut }) => ({
    display: 'flex',
    flexWrap: cut ? 'nowrap' : 'wrap',
    gap: 4,
    minInlineSize: 0,
    maxInlineSize: '100%',
    ...(cut && {
      '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    }),
  }),
)

function MarkLine({ marks, cut }: { marks: readonly MarkText[]; cut: boolean }) {
  const shown = cut ? marks.slice(0, 1) : marks
  const more = marks.length - shown.length
  return (
    <Line cut={cut} title={cut ? marks.map(({ text }) => text).join(' · ') : undefined}>
      {shown.map(({ text, tone }) => (
        <Mark key={text} tone={tone}>
          <bdi>{text}</bdi>
        </Mark>
      ))}
      {more > 0 && <bdi dir="ltr">+{more}</bdi>}
    </Line>
  )
}

const leftToRight: ReadonlySet<AdminColumn<never>['kind']> = new Set(['email', 'link'])

interface CellProps<Row> {
  column: AdminColumn<Row>
  row: Row
  /** True ends a longer text with its second line; otherwise the whole text is shown. */
  cut?: boolean
}

/** The content of a column for one record, in the table and on cards. */
export function Cell<Row>({ column, row, cut = false }: CellProps<Row>) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  // It is told by the clock of whoever reads it.
  if (import.meta.env.SSR && column.kind === 'moment') return null
  const { marks, remark: _, ...plain } = column
  const beside = marks?.(row, language) ?? []
  if (beside.length > 0)
    return (
      <Marks>
        <Cell column={plain} row={row} cut={cut} />
        <MarkLine marks={beside} cut={cut} />
      </Marks>
    )
  const text = columnText(plain, row, { t, language })
  const { kind } = column
  const remark = text && column.remark?.(row, t)
  if (remark)
    return (
      <span>
        <Cell column={plain} row={row} cut={cut} /> <Mark tone="bad">{remark}</Mark>
      </span>
    )
  if (text === '') return null
  if (kind === 'picture') return <Thumbnail src={mediaUrl(text)} alt="" loading="lazy" />
  if (kind === 'choice')
    return <ChoiceMark code={String(column.value(row, language))} text={text} cut={cut} />
  if (kind === 'phone')
    return (
      <CellText dir="ltr" lines={1}>
        <PhoneView phones={text} />
      </CellText>
    )
  if (leftToRight.has(kind))
    return (
      <CellText dir="ltr" lines={1} title={text}>
        {text}
      </CellText>
    )
  if (kind === 'moment' || kind === 'date') return <CellText>{unbrokenDay(text)}</CellText>
  const spoken = fallbackOf(column, row, language)
  return (
    <CellText
      lang={spoken}
      dir={spoken ? directions[spoken] : kind === 'text' ? 'auto' : undefined}
      lines={cut ? 2 : undefined}
      title={cut ? text : undefined}
    >
      {cut ? wholeNumbers(text) : text}
    </CellText>
  )
}

/** A day is one word; its time, at the end, may go into the next line. */
function unbrokenDay(text: string): string {
  return text.replaceAll(/ (?!\d+:)/g, '\u00a0')
}

/** The language of a text that stands in for one that the page's language lacks. */
function fallbackOf<Row>(
  { texts }: AdminColumn<Row>,
  row: Row,
  language: Language,
): Language | undefined {
  const spoken = languageIn(texts?.(row) ?? {}, language)
  return spoken === language ? undefined : spoken
}
