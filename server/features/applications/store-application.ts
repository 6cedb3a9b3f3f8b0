import type { Transaction } from 'kysely'
import type { Cv } from '#contract/submissions/cv.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import { insertPrivateFile } from '#server/private-files/insert-private-file.ts'
import { phoneKey } from '#server/submissions/phone-key.ts'
import type { StoreSubmission } from '#server/submissions/register-submission.ts'

/** A vacancy may have got another slug since its form was opened. */
async function presentSlug(transaction: Transaction<Tables>, slug: string): Promise<string> {
  const moved = await transaction
    .selectFrom('redirects')
    .innerJoin('jobs', 'jobs.id', 'redirects.record_id')
    .select('jobs.slug')
    .where('redirects.collection', '=', 'jobs')
    .where('redirects.slug', '=', slug)
    .executeTakeFirst()
  return moved?.slug ?? slug
}

/** Stores an application with its CV for staff to read. */
export const storeApplication: StoreSubmission<Cv> = async (
  transaction,
  { id, reference, language, fields, files, noticeId },
) => {
  const row = {
    ...newRow(),
    id,
    reference,
    language,
    full_name: fields.fullName,
    email: fields.email,
    dob: fields.dob,
    phone: fields.phone,
    phone_key: phoneKey(fields.phone),
    nationality: fields.nationality,
    address: fields.address,
    country: fields.country,
    gender: fields.gender,
    vacancy_id: (await presentSlug(transaction, fields.vacancy)) || null,
    cv_file_id: await insertPrivateFile(transaction, files['cv']),
    stage: 'new',
    refusal_reason: '',
    notes: '',
    notice_id: noticeId,
  }
  await transaction.insertInto('applications').values(row).execute()
}
