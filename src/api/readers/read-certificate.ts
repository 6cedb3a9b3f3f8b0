import type { Certificate } from '#contract/content/certificate.ts'
import { certificateIcons } from '#contract/content-values.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Reads a certificate; drops one without a file, which would have nothing to open. */
export function readCertificate(record: RawRecord, index: number): Certificate | undefined {
  const pdfUrl = mediaUrl(textOf(record, 'pdfUrl'))
  if (pdfUrl === '') return undefined
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    title: textOf(record, 'title'),
    description: textOf(record, 'description'),
    pdfUrl,
    icon: certificateIcons.find((icon) => icon === record.icon) ?? 'record',
    isNew: record.isNew === true,
  }
}
