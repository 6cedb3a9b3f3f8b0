import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dataSheetLimit, dataSheetSchema, uploadDataSheet } from '#contract/admin/data-sheets.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action, ActionAnchor } from '#src/ui/action.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { adminFailure } from '../admin-failure.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { useEditedRecord } from './edited-record.ts'
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
  const [file, setFile] = useState<File>()
  const [errorText, setErrorText] = useState<string>()
  const stored = dataSheetSchema.safeParse(useEditedRecord()?.dataSheet).data
  const store = async (chosen: File, onChange: (file: string | null) => void) => {
    if (chosen.size > dataSheetLimit) return setErrorText(fieldMessage('dataSheet.large', language))
    setErrorText(undefined)
    setFile(chosen)
    try {
      const { data } = await callEndpoint(client, uploadDataSheet, { body: { file: chosen } })
      onChange(data.file)
    } catch (error) {
      const [fault] = serverFieldErrors(error, ['file'])
      setErrorText(fault?.[1] ?? adminFailure(t, error))
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
            hint={t('fields.dataSheetHint')}
            file={file}
            accept=".pdf"
            errorText={errorText ?? errorOf(field.name)}
            onChange={(chosen) => {
              if (chosen) return void store(chosen, onChange)
              setFile(undefined)
              onChange(stored?.file ?? null)
            }}
          />
          {stored && file === undefined && value === stored.file && (
            <p style={{ marginBlock: '0 12px' }}>
              <ActionAnchor look="plain" href={mediaUrl(stored.url)} target="_blank" rel="noopener">
                <bdi>{stored.name}</bdi>
              </ActionAnchor>
              <Action type="button" look="plain" onClick={() => onChange(null)}>
                {t('fields.removeFile')}
              </Action>
            </p>
          )}
        </div>
      )}
    />
  )
}
