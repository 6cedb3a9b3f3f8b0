import type { FastifyInstance } from 'fastify'
import { submitCv } from '#contract/submissions/cv.ts'
import { registerSubmission } from '#server/submissions/register-submission.ts'
import type { Submissions } from '#server/submissions/submissions.ts'
import { storeApplication } from './store-application.ts'

export function registerApplicationRoutes(scope: FastifyInstance, submissions: Submissions): void {
  registerSubmission(scope, submissions, submitCv, {
    collection: 'associated-jobs',
    store: storeApplication,
  })
}
