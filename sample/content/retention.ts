import type { SampleRetention } from '../sample-record.ts'

export const retention: SampleRetention = {
  messageMonths: 24,
  openApplicationMonths: 24,
  refusedApplicationMonths: 12,
  hiredApplicationMonths: 0,
  openVendorMonths: 24,
  refusedVendorMonths: 12,
}
