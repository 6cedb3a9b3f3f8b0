import type { Page } from '@playwright/test'
import { readPage } from './read-page.ts'
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
  /** True while the form says that its content is on the device, waiting or being sent. */
  isKept: boolean
}

/** @returns what the page says of a form, which may be one that was left: then only its mark */
export function seeForm(page: Page, { call, mark, path }: VisitorForm): Promise<Sight> {
  return readPage(page, see, [call, mark, path] as const)
}

/** Runs in the page. */
function see([call, field, path]: readonly [string, string, string]): Sight {
  const draft = JSON.parse(sessionStorage.getItem(`draft ${call}`) ?? '{}') as Record<
    string,
    string
  >
  const form = location.pathname === path ? document.querySelector('main form') : null
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null
  const says = (pattern: RegExp) => pattern.test(form?.textContent ?? '')
  const isSaving = says(/Saving…|جارٍ الحفظ…/)
  const isSending = button?.disabled === true && !isSaving
  const isUnkept = says(/Not saved on this device|لم تُحفظ على هذا الجهاز/)
  return {
    mark: draft[field] ?? '',
    canSend: button !== null && !button.disabled,
    isSaving,
    isKept: says(/we keep trying|وسنواصل محاولة/) || (isSending && !isUnkept),
  }
}
