import type { FastifyInstance } from 'fastify'
import { registerVendor } from '#contract/submissions/vendor.ts'
import { registerSubmission } from '#server/submissions/register-submission.ts'
import type { Submissions } from '#server/submissions/submissions.ts'
import { storeVendor } from './store-vendor.ts'

export function registerVendorRoutes(scope: FastifyInstance, submissions: Submissions): void {
  registerSubmission(scope, submissions, registerVendor, {
    collection: 'vendors',
    store: storeVendor,
  })
}
