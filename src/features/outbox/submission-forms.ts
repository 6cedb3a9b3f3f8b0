import { quotationPath } from '#contract/site-paths.ts'
import type { Place } from '#src/ui/navigation.ts'

interface SubmissionForm {
  place: Place
  /** The field by which a person knows a submission again. */
  excerpt: string
}

const forms: Record<string, SubmissionForm> = {
  SendMessage: { place: { to: '/', hash: 'contact' }, excerpt: 'MessageContent' },
  RequestQuotation: { place: { to: quotationPath, hash: 'send' }, excerpt: 'Name' },
  SubmitCV: { place: { to: '/Careers', hash: 'apply' }, excerpt: 'fullName' },
  RegisterVendor: { place: { to: '/vendors-registration' }, excerpt: 'nameAr' },
}

/** The form that a call's submissions come from; undefined for one of another version of the site. */
export function submissionForm(call: string): SubmissionForm | undefined {
  return forms[call]
}
