import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { documentTypes } from '#contract/submissions/vendor-documents.ts'
import { splitCategories, type Vendor } from '#contract/submissions/vendor.ts'
import { toJson } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import { insertPrivateFile } from '#server/private-files/insert-private-file.ts'
import type {
  ReceivedSubmission,
  StoreSubmission,
} from '#server/submissions/register-submission.ts'

/** Stores a company's registration with its documents for staff to read. */
export const storeVendor: StoreSubmission<Vendor> = async (transaction, submission) => {
  const { id, reference, language, fields, files, noticeId } = submission
  const row = {
    ...newRow(),
    id,
    reference,
    language,
    name_ar: fields.nameAr,
    name_en: fields.nameEn,
    country: fields.country,
    city: fields.city,
    address: fields.address,
    website: fields.website,
    contact_person: fields.contactPerson,
    phone: fields.phone,
    email: fields.email,
    categories: toJson(splitCategories(fields.categories)),
    years_in_business: Number(fields.yearsInBusiness),
    bank_name: fields.bankName,
    profile_file_id: await insertPrivateFile(transaction, files['profile']),
    status: 'new',
    notes: '',
    notice_id: noticeId,
  }
  await transaction.insertInto('vendors').values(row).execute()
  await storeDocuments(transaction, submission)
}

async function storeDocuments(
  transaction: Transaction<Tables>,
  { id, fields, files }: ReceivedSubmission<Vendor>,
): Promise<void> {
  for (const type of documentTypes) {
    const fileId = await insertPrivateFile(transaction, files[`${type}File`])
    // The contract lets no document through without its file.
    if (fileId === null) continue
    const row = {
      id: randomUUID(),
      vendor_id: id,
      type,
      number: fields[`${type}Number`],
      issue_date: fields[`${type}IssueDate`],
      expiry_date: fields[`${type}ExpiryDate`] || null,
      file_id: fileId,
    }
    await transaction.insertInto('vendor_documents').values(row).execute()
  }
}
