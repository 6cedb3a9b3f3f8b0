import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { useExport } from '../../../exports/use-export.ts'
import { exportColumns, sheetRows } from './export-columns.ts'
import { emptyModel, type ModelTexts } from './model-form.ts'

/** Saves the models of the form as an Excel file that can be imported again; without any, a file to fill in (MODEL-13). */
export function ModelsExport({ models }: { models: readonly ModelTexts[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const isEmpty = models.length === 0
  const { underWay, start } = useExport({
    columns: exportColumns(t),
    rows: async () => sheetRows(isEmpty ? [emptyModel(0)] : models),
    title: t('fields.models'),
    collection: 'products',
    file: 'models',
  })
  return (
    <Action
      type="button"
      look="plain"
      disabled={underWay !== undefined}
      onClick={() => void start('excel')}
    >
      {t(isEmpty ? 'fields.fan.template' : 'fields.fan.export')}
    </Action>
  )
}
