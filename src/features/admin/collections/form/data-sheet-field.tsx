import { useRef, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type DataSheet,
  dataSheetLimit,
  dataSheetSchema,
  uploadDataSheet,
} from '#contract/admin/data-sheets.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action, ActionAnchor } from '#src/ui/action.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { useRecordFormContext } from './record-form-context.ts'
import { useFieldError } from './use-field-error.ts'

/** A PDF that visitors can read: stored when it is chosen, shown to them when the record is saved. */
export function DataSheetField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'dataSheet' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client, language } = useApi()
  const { control } = useFormContext()
  const errorOf = useFieldError()
  const { base, files, chosenFiles, dispatch } = useRecordFormContext()
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const stored = dataSheetSchema.safeParse(base?.dataSheet).data
  // An earlier file may still be on its way when another is chosen.
  const latest = useRef<File>(undefined)

  /** @returns whether the file was stored */
  const store = async (chosen: File, onChange: (file: string) => void): Promise<boolean> => {
    const refuse = (text: string | undefined) => {
      if (latest.current === chosen) setErrorText(text)
      return false
    }
    if (chosen.size > dataSheetLimit) return refuse(fieldMessage('dataSheet.large', language))
    setBusy(true)
    try {
      const { data } = await callEndpoint(client, uploadDataSheet, { body: { file: chosen } })
      dispatch({ kind: 'stored', files: { dataSheets: { [data.file]: data.name } } })
      if (latest.current === chosen) onChange(data.file)
      return true
    } catch (error) {
      const [fault] = serverFieldErrors(error, ['file'])
      return refuse(fault?.[1] ?? adminFailure(t, error))
    } finally {
      if (latest.current === chosen) setBusy(false)
    }
  }
  const choose = (chosen: File | undefined, onChange: (file: string | null) => void) => {
    latest.current = chosen
    setFile(chosen)
    setBusy(false)
    setErrorText(undefined)
    if (chosen) chosenFiles.set(field.name, store(chosen, onChange))
    else {
      chosenFiles.delete(field.name)
      onChange(stored?.file ?? null)
    }
  }
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange } }) => (
        <div>
          <FileField
            label={field.label(t)}
            hint={t(busy ? 'fields.dataSheetUploading' : 'fields.dataSheetHint')}
            file={file}
            accept=".pdf"
            errorText={errorText ?? errorOf(field.name)}
            onChange={(chosen) => choose(chosen, onChange)}
          />
          {file === undefined && typeof value === 'string' && (
            <SheetBefore
              stored={stored?.file === value ? stored : undefined}
              name={files.dataSheets[value]}
              onRemove={() => onChange(stored?.file === value ? null : (stored?.file ?? null))}
            />
          )}
        </div>
      )}
    />
  )
}

interface SheetBeforeProps {
  /** The sheet of the record; undefined where another was chosen before a reload. */
  stored: DataSheet | undefined
  name: string | undefined
  onRemove: () => void
}

/** The sheet that a field holds before a file is chosen in it. */
function SheetBefore({ stored, name, onRemove }: SheetBeforeProps) {
  const { t } = useTranslation('admin')
  return (
    <p style={{ marginBlock: '0 12px' }}>
      {stored ? (
        <ActionAnchor look="plain" href={mediaUrl(stored.url)} target="_blank" rel="noopener">
          <bdi>{stored.name}</bdi>
        </ActionAnchor>
      ) : (
        // Nobody can read it before the record is saved.
        <bdi>{name ?? t('collections.conflict.file')}</bdi>
      )}
      <Action type="button" look="plain" onClick={onRemove}>
        {t('fields.removeFile')}
      </Action>
    </p>
  )
}
