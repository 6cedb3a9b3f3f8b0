import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { ModelActions, type ModelItemProps } from './model-actions.tsx'
import { ModelEditor } from './model-editor.tsx'
import { type ModelTexts, writtenPoints } from './model-form.ts'
import { ModelPreview } from './model-preview.tsx'
import { PointsTable } from './points-table.tsx'
import type { ChangeCurve } from './use-points-editing.ts'

// No button: whoever may only read opens a model too, in a form that is disabled.
const Item = styled('details')(({ theme }) => ({
  marginBlockEnd: 8,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minBlockSize: touchTarget,
    padding: '8px 14px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > span': { overflowWrap: 'anywhere' },
  '& > summary bdi': { fontWeight: 600 },
  '& > summary small': { ...theme.typography.body2, display: 'block', color: colors.inkSoft },
  '& > summary small[data-faulty]': { color: colors.danger },
  '&[open] > summary > svg': { rotate: '180deg' },
}))

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '4px 14px 14px',
})

/** A model in the list; once it is open, all that it holds, with its curve. */
export function ModelItem(props: ModelItemProps) {
  const { models, index, faults, isOpen, nameOf, onOpen, onChange } = props
  const changeModel = useCallback(
    (next: (model: ModelTexts) => ModelTexts) =>
      onChange((all) => all.map((one, at) => (at === index ? next(one) : one))),
    [onChange, index],
  )
  const changeCurve: ChangeCurve = useCallback(
    (next) => changeModel((one) => ({ ...one, curve: next(one.curve) })),
    [changeModel],
  )
  const model = models[index]
  if (model === undefined) return null
  return (
    <Item open={isOpen}>
      <summary
        onClick={(event) => {
          // One is open at a time, which the list knows.
          event.preventDefault()
          onOpen(isOpen ? undefined : index)
        }}
      >
        <span>
          <bdi dir="auto">{nameOf(index)}</bdi>
          <ModelLine model={model} faults={faults.size} />
        </span>
        <ExpandMoreIcon aria-hidden="true" />
      </summary>
      {isOpen && (
        <Body>
          <ModelEditor
            model={model}
            faults={faults}
            onChange={(part) => changeModel((one) => ({ ...one, ...part }))}
          />
          <PointsTable curve={model.curve} faults={faults} onChange={changeCurve} />
          <ModelPreview models={models} opened={index} nameOf={nameOf} onOpen={onOpen} />
          <ModelActions {...props} />
        </Body>
      )}
    </Item>
  )
}

/** A model in a line: its size, and how many points and faults it has. */
function ModelLine({ model, faults }: { model: ModelTexts; faults: number }) {
  const { t } = useTranslation('admin')
  const { diameter, speed, motorPower } = model
  const isSized = [diameter, speed, motorPower].every((text) => text.trim() !== '')
  const points = writtenPoints(model.curve).length
  return (
    <>
      <small>
        {[
          isSized && t('fields.fan.figures', { diameter, speed, power: motorPower }),
          t('fields.fan.points', { count: points }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {faults > 0 && <small data-faulty="">{t('fields.fan.faults', { count: faults })}</small>}
    </>
  )
}
