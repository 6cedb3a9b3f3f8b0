import IconButton from '@mui/material/IconButton'
import { type ClipboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { efficiencyOfPoint, pointFigures, type PointTexts } from './model-form.ts'
import { useTargetName } from './use-target-name.ts'
import { pointTargets } from './headings.ts'

interface PointRowProps {
  row: number
  point: PointTexts
  /** The columns at fault, in one text so that a row without a change is not drawn again. */
  faulty: string
  onType: (row: number, column: number, text: string) => void
  onPaste: (row: number, column: number, event: ClipboardEvent<HTMLInputElement>) => void
  onRemove: (row: number) => void
}

const efficiency = pointFigures.indexOf('efficiency')

/** A point of a curve: a cell for each figure. */
export const PointRow = memo(function PointRow(props: PointRowProps) {
  const { row, point, faulty, onType, onPaste, onRemove } = props
  const { t } = useTranslation('admin')
  const nameOf = useTargetName()
  const number = row + 1
  const faults = faulty.split(' ')
  return (
    <tr>
      <th scope="row">{number}</th>
      {pointTargets.map((target, column) => (
        <td key={column}>
          <input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            aria-label={t('fields.fan.cell', { number, name: nameOf(target) })}
            aria-invalid={faults.includes(String(column))}
            data-cell={`${row} ${column}`}
            placeholder={column === efficiency ? efficiencyOfPoint(point)?.toString() : undefined}
            value={point[column] ?? ''}
            onChange={(event) => onType(row, column, event.currentTarget.value)}
            onPaste={(event) => onPaste(row, column, event)}
          />
        </td>
      ))}
      <td>
        <IconButton
          aria-label={t('fields.fan.removePoint', { number })}
          onClick={() => onRemove(row)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
})
