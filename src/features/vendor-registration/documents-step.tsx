import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { FileField } from '#src/ui/file-field.tsx'
import { DocumentGroup } from './document-group.tsx'
import { documentsAsked } from './vendor-fields.ts'
import { useVendorFields } from './vendor-form-context.ts'

const Groups = styled('div')({ display: 'grid', gap: 32 })

/** The papers of the company's country, and its profile. */
export function DocumentsStep() {
  const { t } = useTranslation()
  const { textOf, fileOf, errorText, change } = useVendorFields()
  return (
    <Groups>
      {documentsAsked(textOf('country')).map((type, place) => (
        <DocumentGroup key={type} type={type} required={place === 0} />
      ))}
      <FileField
        label={t('vendor.fields.profile')}
        optional
        hint={t('vendor.pdfHint')}
        accept=".pdf"
        file={fileOf('profile')}
        onChange={(file) => change('profile', file)}
        errorText={errorText('profile')}
      />
    </Groups>
  )
}
