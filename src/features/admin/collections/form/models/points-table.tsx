import { styled } from '@mui/material/styles'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import { octaveBands } from '#contract/fans/fan-model.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldFoot, FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import type { ModelFaults } from './model-faults.ts'
import { columnCount, emptyPoint, pointFigures, type PointTexts } from './model-form.ts'
import { pastePoints } from './paste-points.ts'
import { PointRow } from './point-row.tsx'

const Scroll = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
})

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: 'collapse',
  '& th': { padding: '6px 8px', fontWeight: 600, textAlign: 'center' },
  '& thead th': { verticalAlign: 'bottom', color: colors.inkSoft },
  // The number of a point stays in sight while its bands are looked at.
  '& tbody th, & thead tr:first-of-type > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: 36,
    backgroundColor: colors.surface,
  },
  '& td': { padding: 2 },
  '& input': {
    font: 'inherit',
    inlineSize: '5.4em',
    minBlockSize: touchTarget,
    paddingInline: 6,
    border: `1px solid ${colors.line}`,
    borderRadius: radius,
    color: 'inherit',
    backgroundColor: 'transparent',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td:nth-of-type(n + 5) input': { inlineSize: '3.6em' },
  '& input::placeholder': { color: colors.inkSoft, opacity: 0.8 },
  '& input[aria-invalid="true"]': { borderColor: colors.danger },
}))

const Faults = styled('ul')({
  margin: '8px 0 0',
  paddingInlineStart: 20,
  color: colors.danger,
})

interface PointsTableProps {
  curve: readonly PointTexts[]
  faults: ModelFaults
  onChange: (change: (curve: readonly PointTexts[]) => PointTexts[]) => void
}

/** Keys that go from a cell to the one above or below it. */
const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

const withCell = (point: PointTexts, column: number, text: string) =>
  Array.from({ length: columnCount }, (_, at) => (at === column ? text : (point[at] ?? '')))

/** The points of a curve, typed in or pasted from a spreadsheet (MODEL-9). */
export function PointsTable({ curve, faults, onChange }: PointsTableProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [leftOut, setLeftOut] = useState({ rows: 0, columns: 0 })

  const type = useCallback(
    (row: number, column: number, text: string) =>
      onChange((points) =>
        points.map((point, at) => (at === row ? withCell(point, column, text) : point)),
      ),
    [onChange],
  )
  const paste = useCallback(
    (row: number, column: number, event: ClipboardEvent<HTMLInputElement>) => {
      const copied = event.clipboardData.getData('text')
      const tried = pastePoints([], { row, column }, copied)
      if (tried === undefined) return
      event.preventDefault()
      setLeftOut(tried.leftOut)
      onChange((points) => pastePoints(points, { row, column }, copied)?.curve ?? [...points])
    },
    [onChange],
  )
  const remove = useCallback(
    (row: number) => onChange((points) => points.filter((_point, at) => at !== row)),
    [onChange],
  )
  const step = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event
    const by = steps[event.key]
    if (by === undefined || !(target instanceof HTMLInputElement)) return
    // Enter would send the form.
    event.preventDefault()
    const [row = 0, column = 0] = (target.dataset.cell ?? '').split(' ').map(Number)
    const next = `[data-cell="${row + by} ${column}"]`
    table.current?.querySelector<HTMLInputElement>(next)?.focus()
  }

  const ofPoints = [...faults].filter(([place]) => place.startsWith('curve'))
  const isFull = curve.length >= fanLimits.points
  return (
    <section aria-labelledby={`${id}-legend`}>
      <FieldLegend as="h4" id={`${id}-legend`}>
        {t('fields.fan.curve')}
      </FieldLegend>
      <p id={`${id}-hint`} style={{ marginBlock: '0 8px' }}>
        {t('fields.fan.curveHint')}
      </p>
      <Scroll role="region" aria-labelledby={`${id}-legend`} tabIndex={0}>
        <Table ref={table} aria-describedby={`${id}-hint`} onKeyDown={step}>
          <thead>
            <tr>
              <th rowSpan={2} aria-label={t('fields.fan.point', { number: '' })} />
              {pointFigures.map((figure) => (
                <th key={figure} scope="col" rowSpan={2}>
                  {t(`fields.fan.names.${figure}`)}
                </th>
              ))}
              <th scope="colgroup" colSpan={octaveBands.length}>
                {t('fields.fan.sound')}
              </th>
              <td rowSpan={2} />
            </tr>
            <tr>
              {octaveBands.map((band) => (
                <th key={band} scope="col">
                  <bdi dir="ltr">{band}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map((point, row) => (
              <PointRow
                key={row}
                row={row}
                point={point}
                faulty={ofPoints
                  .filter(([place]) => place.startsWith(`curve.${row}.`))
                  .map(([place]) => place.split('.')[2])
                  .join(' ')}
                onType={type}
                onPaste={paste}
                onRemove={remove}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
      <div aria-live="polite">
        {ofPoints.length > 0 && (
          <Faults>
            {ofPoints.map(([place, text]) => (
              <li key={place}>{text}</li>
            ))}
          </Faults>
        )}
      </div>
      <FieldFoot>
        <FieldMessage aria-live="polite">
          {leftOut.rows + leftOut.columns > 0 && t('fields.fan.leftOut', leftOut)}
        </FieldMessage>
      </FieldFoot>
      <Action
        type="button"
        look="outlined"
        disabled={isFull}
        onClick={() => onChange((points) => [...points, emptyPoint])}
      >
        {t('fields.fan.addPoint')}
      </Action>
    </section>
  )
}
