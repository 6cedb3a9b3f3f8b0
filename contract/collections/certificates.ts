import { contentCalls } from '../content-calls.ts'
import { certificateIcons } from '../content-values.ts'
import { describeCollection } from './collection.ts'
import { productName } from './record-links.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The certificates of the home page, and of products. One without a file would have nothing to open. */
export const certificates = describeCollection({
  name: 'certificates',
  table: 'certificates',
  title: 'title',
  fields: {
    title: { kind: 'title' },
    description: { kind: 'description' },
    pdfFile: { kind: 'pdf', required: true },
    /** Those that it is about; one that names none is about the company. */
    productIds: { kind: 'records', of: 'products' },
    icon: { kind: 'choice', values: certificateIcons, fallback: 'record' },
    isNew: { kind: 'flag' },
    order: { kind: 'order' },
  },
  sorts: ['order'],
  visitors: {
    call: contentCalls.GetAllCertificates,
    shownOn: '/',
    summary: 'The certificates, in their order',
    needs: ['pdfUrl'],
    added: { products: { links: productName } },
  },
})
export type Certificate = VisitorRecord<typeof certificates>
