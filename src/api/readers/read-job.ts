import type { Job } from '#contract/content/job.ts'
import { employmentTypes } from '#contract/content-values.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Reads a vacancy; drops one without a slug, which could not be applied for. */
export function readJob(record: RawRecord, index: number): Job | undefined {
  const slug = textOf(record, 'slug')
  if (slug === '') return undefined
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    slug,
    formerSlugs: textsOf(record.formerSlugs),
    title: textOf(record, 'title'),
    department: textOf(record, 'department'),
    location: textOf(record, 'location'),
    employment: employmentTypes.find((type) => type === record.employment) ?? 'full-time',
    description: textOf(record, 'description'),
    requirements: textsOf(record.requirements),
    openSince: textOf(record, 'openSince'),
  }
}
