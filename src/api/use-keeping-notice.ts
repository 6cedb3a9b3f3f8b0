import { useQuery } from '@tanstack/react-query'
import {
  registerVendorCall,
  requestQuotationCall,
  sendMessageCall,
  submitCvCall,
} from '#contract/calls.ts'
import type { Call } from '#contract/endpoint.ts'
import { useApi } from './api-context.ts'
import { sections } from './section-queries.ts'

type NoticeField = 'messageNotice' | 'applicationNotice' | 'vendorNotice'

const fields: Partial<Record<string, NoticeField>> = {
  [sendMessageCall.id]: 'messageNotice',
  [requestQuotationCall.id]: 'messageNotice',
  [submitCvCall.id]: 'applicationNotice',
  [registerVendorCall.id]: 'vendorNotice',
}

/** The sentence on how long the form of this call is kept; empty while that is not settled, or not here yet. */
export function useKeepingNotice({ id }: Call): string {
  // Every page has asked for the settings; a form is no reason to ask again.
  const { data } = useQuery({ ...sections.settings(useApi()), enabled: false })
  const field = fields[id]
  // Settings that were kept by an earlier version have none.
  return (field && data?.[0]?.[field]) || ''
}
