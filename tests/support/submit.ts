import type { SiteWorkers } from './site.ts'
import { blobOf, pdf } from './sample-files.ts'
import { sampleVendor } from './sample-vendor.ts'

/** Days from today as `yyyy-mm-dd`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

let visitors = 0

async function submit(
  { address }: SiteWorkers['site'],
  call: string,
  fields: Record<string, string | File>,
): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  visitors += 1
  const answer = await fetch(`${address}/api/Home/${call}`, {
    method: 'POST',
    body,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'x-lang': 'ar',
      // Each is a visitor of its own, for whom the limits begin anew.
      'x-forwarded-for': `10.200.${visitors >> 8}.${visitors & 255}`,
    },
  })
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
}

/** Sends a contact message to the built site as a visitor does. */
export function submitMessage(
  site: SiteWorkers['site'],
  {
    name = 'Mona Salem',
    text = 'A question about fans',
    email = 'visitor@example.com',
  }: { name?: string; text?: string; email?: string } = {},
): Promise<void> {
  return submit(site, 'SendMessage', {
    Name: name,
    Email: email,
    PhoneNumber: '+201012345678',
    MessageContent: text,
  })
}

export function submitApplication(site: SiteWorkers['site'], fullName: string): Promise<void> {
  return submit(site, 'SubmitCV', { fullName, dob: '1995-05-05', nationality: 'EG' })
}

/** Registers a vendor whose only paper ends on a day. */
export function submitVendor(
  site: SiteWorkers['site'],
  { nameAr, nameEn, expires }: { nameAr: string; nameEn: string; expires: string },
): Promise<void> {
  return submit(site, 'RegisterVendor', {
    ...sampleVendor,
    nameAr,
    nameEn,
    commercialRegisterNumber: 'CR-100',
    commercialRegisterIssueDate: '2020-01-01',
    commercialRegisterExpiryDate: expires,
    commercialRegisterFile: new File([blobOf(pdf)], 'سجل.pdf', { type: 'application/pdf' }),
  })
}
