import type { Page } from '@playwright/test'
import { docx, pdf } from './sample-files.ts'
import { sampleVendor } from './sample-vendor.ts'

/** A form of the site as the fuzz fills it in: one field says which submission it is. */
export interface VisitorForm {
  call: 'SendMessage' | 'SubmitCV' | 'RegisterVendor'
  path: string
  /** The field whose text tells one submission from another. */
  mark: string
  /** The other fields, as the form's draft. */
  texts: Record<string, string>
  /** The file that goes with it. */
  file?: { field: string; name: string; mimeType: string; buffer: Buffer }
}

export const visitorForms: readonly VisitorForm[] = [
  {
    call: 'SendMessage',
    path: '/contact-us',
    mark: 'MessageContent',
    texts: { Name: 'سارة علي', Email: 'fuzz@example.com', PhoneNumber: '+201012345678' },
  },
  {
    call: 'SubmitCV',
    path: '/Careers',
    mark: 'fullName',
    texts: { dob: '1990-03-14', nationality: 'EG', email: 'fuzz@example.com' },
    file: { field: 'cv', name: 'سيرة.docx', mimeType: 'application/octet-stream', buffer: docx },
  },
  {
    call: 'RegisterVendor',
    path: '/vendors-registration',
    mark: 'nameAr',
    texts: {
      ...sampleVendor,
      commercialRegisterNumber: 'CR-1',
      commercialRegisterIssueDate: '2020-01-01',
      commercialRegisterExpiryDate: '2039-01-01',
    },
    file: {
      field: 'commercialRegisterFile',
      name: 'سجل.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    },
  },
]

/** The look of a form at one moment, as a person sees it. */
export interface Sight {
  /** The mark of what the form holds; empty where it is. */
  mark: string
  /** True while its button can be pressed. */
  canSend: boolean
  /** True while the button says that the press is not on the device yet. */
  isSaving: boolean
}

/** Undefined while the form is not there. */
export function seeForm(page: Page, { call, mark }: VisitorForm): Promise<Sight> {
  return page.evaluate(
    ([form, field]) => {
      const draft = JSON.parse(sessionStorage.getItem(`draft ${form}`) ?? '{}') as Record<
        string,
        string
      >
      const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]')
      return {
        mark: draft[field] ?? '',
        canSend: button !== null && !button.disabled,
        isSaving: /Saving…|جارٍ الحفظ…/.test(button?.textContent ?? ''),
      }
    },
    [call, mark] as const,
  )
}
