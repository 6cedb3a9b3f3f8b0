import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { FormPart } from './encode-form.ts'
import { blobOf, pdf } from './sample-files.ts'
import { sampleVendor } from './sample-vendor.ts'
import { sendForm } from './send-form.ts'

const vendor: FormPart[] = Object.entries({
  ...sampleVendor,
  commercialRegisterNumber: 'CR-100',
  commercialRegisterIssueDate: '2020-01-01',
  commercialRegisterExpiryDate: '2030-01-01',
})

async function submit(app: FastifyInstance, call: string, parts: FormPart[]): Promise<string> {
  const sent = await sendForm(app, call, parts)
  expect(sent.statusCode).toBe(201)
  return sent.json<{ data: { id: string } }>().data.id
}

/** Applies as a visitor does; with a CV unless told. @returns the application's id */
export function submitApplication(
  app: FastifyInstance,
  fields: Record<string, string>,
  withCv = true,
): Promise<string> {
  const cv: FormPart[] = withCv ? [['cv', blobOf(pdf), 'سيرة.pdf']] : []
  return submit(app, 'SubmitCV', [...Object.entries(fields), ...cv])
}

/** Registers a vendor as a visitor does, with its first paper. @returns the registration's id */
export function submitVendor(app: FastifyInstance): Promise<string> {
  const paper: FormPart = ['commercialRegisterFile', blobOf(pdf), 'سجل.pdf']
  return submit(app, 'RegisterVendor', [...vendor, paper])
}
