import {
  registerVendorCall,
  reportVisitCall,
  requestQuotationCall,
  sendMessageCall,
  submitCvCall,
} from '#contract/calls.ts'
import type { PagePattern } from '#contract/page-pattern.ts'
import { quotationPath } from '#contract/site-paths.ts'
import type { VisitReport } from '#contract/report-visit.ts'
import { visitLimits, visitsPerReport } from '#contract/visit-measures.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { connectionKind } from './connection-kind.ts'

/** Milliseconds: a form that was sent sooner has not waited. */
const shortest = 60_000

/** The page of each form. */
const pages: Readonly<Record<string, PagePattern>> = {
  [sendMessageCall.id]: '/contact-us',
  [requestQuotationCall.id]: quotationPath,
  [submitCvCall.id]: '/Careers',
  [registerVendorCall.id]: '/vendors-registration',
}

/**
 * Tells of one form in four how long it waited on the device (SEEN-7). Called by the page or the worker that has sent it,
 * so that a form which left without an open page is counted, and one with several tabs only once.
 *
 * @param form the id of its call
 * @param waited milliseconds
 */
export function reportWait(send: ApiClient, form: string, waited: number): void {
  if (waited < shortest || Math.random() * visitsPerReport >= 1) return
  const wait = Math.min(waited / 1000, visitLimits.wait)
  const body: Partial<VisitReport> = {
    page: pages[form] ?? 'other',
    connection: connectionKind(),
    outboxWaits: [wait],
  }
  // A figure that is lost is no reason to trouble anybody.
  void send(reportVisitCall, { body }).catch(() => undefined)
}
