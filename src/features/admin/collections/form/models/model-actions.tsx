import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { writtenPoints } from './model-form.ts'
import type { ModelFaults } from './model-faults.ts'
import type { ModelTexts } from './model-form.ts'
import type { ChangeModels } from './use-models.ts'
import { ModelRow } from './model-row.ts'

export interface ModelItemProps {
  models: readonly ModelTexts[]
  /** Its place among them. */
  index: number
  faults: ModelFaults
  isOpen: boolean
  /** There is no room for another one. */
  isFull: boolean
  nameOf: (index: number) => string
  onOpen: (index: number | undefined) => void
  onChange: ChangeModels
  onDuplicate: () => void
  onImport: () => void
}

/** Offers the actions on a model as a whole. */
export function ModelActions({
  models,
  index,
  isFull,
  nameOf,
  onOpen,
  onChange,
  onDuplicate,
  onImport,
}: ModelItemProps) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  const hasPoints = writtenPoints(models[index]?.curve ?? []).length > 0
  const remove = () => {
    setIsAsking(false)
    onOpen(undefined)
    onChange((all) => all.filter((_one, at) => at !== index))
  }
  const moveEarlier = () => {
    onChange((all) => {
      const [model] = all.slice(index)
      return model ? all.toSpliced(index, 1).toSpliced(index - 1, 0, model) : all
    })
    onOpen(index - 1)
  }
  return (
    <ModelRow>
      <Action type="button" look="outlined" onClick={onImport}>
        {t('fields.fan.importPoints')}
      </Action>
      <Action type="button" look="plain" disabled={index === 0} onClick={moveEarlier}>
        {t('fields.fan.earlier')}
      </Action>
      <Action type="button" look="plain" disabled={isFull} onClick={onDuplicate}>
        {t('fields.fan.duplicate')}
      </Action>
      <Action type="button" look="plain" onClick={hasPoints ? () => setIsAsking(true) : remove}>
        {t('fields.fan.remove')}
      </Action>
      {isAsking && (
        <ConfirmDialog
          title={t('fields.fan.removeTitle', { model: nameOf(index) })}
          text={t('fields.fan.removeText')}
          confirm={t('fields.fan.remove')}
          cancel={t('fields.fan.keep')}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </ModelRow>
  )
}
