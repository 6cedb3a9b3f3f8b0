import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import type { FormFieldDeclaration } from '../../field.ts'
import { emptyModel, type ModelTexts } from './model-form.ts'
import { ModelItem } from './model-item.tsx'
import { ModelsExport } from './models-export.tsx'
import { ModelRow } from './model-row.ts'
import { useModelName } from './use-model-name.ts'
import { useModels } from './use-models.ts'

const ImportDialog = partOnDemand(async () => (await import('./import-dialog.tsx')).ImportDialog)

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

/** The models of a product (MODEL-1): a list, of which one is open at a time. */
export function ModelsField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'models' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { models, faults, fault, opened, setOpened, change, onBlur } = useModels(field.name)
  const [importing, setImporting] = useState<'models' | 'points'>()
  const nameOf = useModelName(models)
  const add = (model: ModelTexts, at: number) => {
    change((all) => all.toSpliced(at, 0, model))
    setOpened(at)
  }
  const isFull = models.length >= fanLimits.models
  return (
    <Group onBlur={onBlur}>
      <FieldLegend>{field.label(t)}</FieldLegend>
      {models.length === 0 && <p>{t('fields.fan.none')}</p>}
      {models.map((model, index) => (
        <ModelItem
          key={index}
          models={models}
          index={index}
          faults={faults[index] ?? new Map<string, string>()}
          isOpen={opened === index}
          isFull={isFull}
          nameOf={nameOf}
          onOpen={setOpened}
          onChange={change}
          onDuplicate={() => add({ ...model, code: '' }, index + 1)}
          onImport={() => setImporting('points')}
        />
      ))}
      <ModelRow>
        <Action
          type="button"
          look="outlined"
          disabled={isFull}
          onClick={() => add(emptyModel(fanLimits.fewestPoints), models.length)}
        >
          {t('fields.fan.add')}
        </Action>
        <Action type="button" look="plain" onClick={() => setImporting('models')}>
          {t('fields.fan.import')}
        </Action>
        <ModelsExport models={models} />
      </ModelRow>
      <p style={{ margin: '4px 0 12px' }}>
        <FieldMessage aria-live="polite">
          {faults.every(({ size }) => size === 0) && fault}
        </FieldMessage>
      </p>
      {importing && (
        <ImportDialog
          models={models}
          into={importing === 'points' ? opened : undefined}
          onTake={(taken) => {
            change(() => taken)
            setImporting(undefined)
          }}
          onClose={() => setImporting(undefined)}
        />
      )}
    </Group>
  )
}
