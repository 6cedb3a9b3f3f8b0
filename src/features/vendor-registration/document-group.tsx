import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type DocumentType, lastingDocuments } from '#contract/submissions/vendor-documents.ts'
import { colors } from '#src/theme/tokens.ts'
import { DateField } from '#src/ui/date-field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { isDocumentBegun } from './vendor-fields.ts'
import { FieldGrid } from './vendor-form-parts.ts'
import { useVendorFields } from './vendor-form-context.ts'

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.h4, padding: 0, marginBlockEnd: 4 },
  '& > p': { ...theme.typography.body2, margin: 0, marginBlockEnd: 16, color: colors.inkSoft },
}))

/** The day here, which is what a person calls today. */
const today = () => new Date().toLocaleDateString('en-CA')

interface DocumentGroupProps {
  type: DocumentType
  /** Others may be left out whole. */
  required: boolean
}

/** One paper: its number, its dates and its scan. */
export function DocumentGroup({ type, required }: DocumentGroupProps) {
  const { t } = useTranslation()
  const { form, textOf, fileOf, errorText, change } = useVendorFields()
  const noteId = useId()
  const { ref, ...number } = form.register(`${type}Number`)
  const issued = textOf(`${type}IssueDate`)
  const expiry = t('vendor.fields.expiryDate')
  return (
    <Group aria-describedby={noteId}>
      <legend>{t(`vendor.documents.${type}`)}</legend>
      <p id={noteId}>{required ? t('vendor.documentRequired') : t('vendor.documentOptional')}</p>
      <FieldGrid>
        <div data-wide>
          <FormField
            {...number}
            label={t('vendor.fields.documentNumber')}
            errorText={errorText(`${type}Number`)}
            ref={ref}
            required={required || isDocumentBegun(form.getValues(), type)}
            dir="ltr"
          />
        </div>
        <DateField
          label={t('vendor.fields.issueDate')}
          value={issued}
          onChange={(day) => change(`${type}IssueDate`, day)}
          errorText={errorText(`${type}IssueDate`)}
          max={today()}
        />
        <DateField
          label={lastingDocuments.has(type) ? `${expiry} ${t('form.optional')}` : expiry}
          value={textOf(`${type}ExpiryDate`)}
          onChange={(day) => change(`${type}ExpiryDate`, day)}
          errorText={errorText(`${type}ExpiryDate`)}
          min={issued}
        />
        <div data-wide>
          <FileField
            label={t('vendor.fields.documentFile')}
            hint={t('vendor.paperHint')}
            accept=".pdf,.doc,.docx"
            file={fileOf(`${type}File`)}
            onChange={(file) => change(`${type}File`, file)}
            errorText={errorText(`${type}File`)}
          />
        </div>
      </FieldGrid>
    </Group>
  )
}
