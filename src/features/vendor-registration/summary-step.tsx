import { useTranslation } from 'react-i18next'
import { latinDigits } from '#contract/digits.ts'
import { splitCategories } from '#contract/submissions/vendor.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import type { Step } from './steps.ts'
import { SummaryPart, type SummaryRow } from './summary-part.tsx'
import { useDocumentRows } from './use-document-rows.tsx'
import { companyFields, contactFields, documentsAsked } from './vendor-fields.ts'
import { useVendorFields } from './vendor-form-context.ts'

const latin: ReadonlySet<string> = new Set([
  'nameEn',
  'website',
  'phone',
  'email',
  'yearsInBusiness',
])

/** Everything that will be sent, to be read once more. */
export function SummaryStep({ onEdit }: { onEdit: (step: Step) => void }) {
  const { t } = useTranslation()
  const { textOf } = useVendorFields()
  const documentRows = useDocumentRows()

  const shown = (field: (typeof companyFields)[number] | (typeof contactFields)[number]) => {
    const text = textOf(field).trim()
    if (text === '') return undefined
    if (field === 'country') return t(`vendor.countries.${text as 'EG'}`)
    if (field === 'categories')
      return splitCategories(text)
        .map((code) => t(`vendor.categories.${code as 'motors'}`))
        .join(t('vendor.comma'))
    return latin.has(field) ? <LtrText>{latinDigits(text)}</LtrText> : <bdi>{text}</bdi>
  }
  const rows = (fields: typeof companyFields | typeof contactFields): SummaryRow[] =>
    fields.map((field) => ({ label: t(`vendor.fields.${field}`), content: shown(field) }))

  return (
    <>
      <SummaryPart step="company" rows={rows(companyFields)} onEdit={onEdit} />
      <SummaryPart step="contact" rows={rows(contactFields)} onEdit={onEdit} />
      <SummaryPart
        step="documents"
        rows={documentRows(documentsAsked(textOf('country')))}
        onEdit={onEdit}
      />
    </>
  )
}
