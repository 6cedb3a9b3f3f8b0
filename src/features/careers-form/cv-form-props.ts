import type { Job } from '#contract/collections/jobs.ts'

export interface CvFormProps {
  /** The vacancy applied for; undefined for a general application. */
  vacancy: Job | undefined
}
