import {
  companyFields,
  contactFields,
  documentsAsked,
  fieldsOfDocument,
  type VendorField,
} from './vendor-fields.ts'

/** The registration's steps, in their order. */
export const steps = ['company', 'contact', 'documents', 'summary'] as const
export type Step = (typeof steps)[number]

/** @param text what a tab has kept, if anything */
export function readStep(text: string | undefined): Step {
  return steps.find((step) => step === text) ?? 'company'
}

/** The step that is this many further on. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}

/** The fields that a step asks for, as they stand on it. */
export function fieldsOfStep(step: Step, country: string | undefined): readonly VendorField[] {
  switch (step) {
    case 'company':
      return companyFields
    case 'contact':
      return contactFields
    case 'documents':
      return [...documentsAsked(country).flatMap((type) => fieldsOfDocument(type)), 'profile']
    case 'summary':
      return []
  }
}

/** The first step with one of these fields; undefined where no step asks for any. */
export function stepWith(fields: readonly string[], country: string | undefined): Step | undefined {
  return steps.find((step) => fieldsOfStep(step, country).some((field) => fields.includes(field)))
}
