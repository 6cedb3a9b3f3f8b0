import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import { octaveBands } from '#contract/fans/fan-model.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldFoot, FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import type { ModelFaults } from './model-faults.ts'
import { emptyPoint, pointFigures, type PointTexts } from './model-form.ts'
import { PointRow } from './point-row.tsx'
import { Faults, Scroll, Table } from './points-styles.ts'
import { type ChangeCurve, usePointsEditing } from './use-points-editing.ts'

interface PointsTableProps {
  curve: readonly PointTexts[]
  faults: ModelFaults
  onChange: ChangeCurve
}

/** The points of a curve, typed in or pasted from a spreadsheet (MODEL-9). */
export function PointsTable({ curve, faults, onChange }: PointsTableProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { table, leftOut, type, paste, remove, step } = usePointsEditing(onChange)
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
          <PointsHead />
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

function PointsHead() {
  const { t } = useTranslation('admin')
  return (
    <thead>
      <tr>
        <th rowSpan={2} aria-label={t('fields.fan.point', { number: '' })} />
        {pointFigures.map((figure) => (
          <th key={figure} scope="col" rowSpan={2}>
            {t(`fields.fan.names.${figure}`).replace(' (', '\n(')}
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
  )
}
