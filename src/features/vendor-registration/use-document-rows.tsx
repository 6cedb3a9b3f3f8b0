import { useTranslation } from 'react-i18next'
import type { DocumentType } from '#contract/submissions/vendor-documents.ts'
import { inMegabytes } from '#src/ui/in-megabytes.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import type { SummaryRow } from './summary-part.tsx'
import { fieldsOfDocument, isDocumentBegun } from './vendor-fields.ts'
import { useVendorFields } from './vendor-form-context.ts'

const dayFirst = (day: string) => day.split('-').reverse().join('/')

/** A function that gives the summary's rows of these papers, and of the company's profile. */
export function useDocumentRows(): (types: readonly DocumentType[]) => SummaryRow[] {
  const { t } = useTranslation()
  const { form, textOf, fileOf } = useVendorFields()

  const showFile = (file: File | undefined) =>
    file && (
      <>
        <bdi>{file.name}</bdi> (<LtrText>{inMegabytes(file.size)}</LtrText> {t('form.megabytes')})
      </>
    )
  const showDocument = (type: DocumentType) => {
    const [number, issued, expires, file] = fieldsOfDocument(type)
    if (!isDocumentBegun(form.getValues(), type)) return undefined
    const days = [issued, expires].map((field) => dayFirst(textOf(field))).filter(Boolean)
    return (
      <>
        <LtrText>{textOf(number)}</LtrText>
        <br />
        <LtrText>{days.join(' – ')}</LtrText>
        <br />
        {showFile(fileOf(file))}
      </>
    )
  }

  return (types) => [
    ...types.map((type) => ({ label: t(`vendor.documents.${type}`), content: showDocument(type) })),
    { label: t('vendor.fields.profile'), content: showFile(fileOf('profile')) },
  ]
}
