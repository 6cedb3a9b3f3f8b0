import type { BrowserContext, Request } from '@playwright/test'
import { brokenCalls } from './broken-calls.ts'

export interface Tolerance {
  /** Console and page errors that the test provokes. */
  allowedErrors: RegExp[]
  /** Other hosts that the test lets the page ask. */
  allowedHosts: string[]
}

/**
 * Notes what no page may do unasked: console errors, uncaught errors, requests to another host.
 * A call broken by `failCall` may be reported by the browser as failed to load.
 *
 * @returns a function that gives the faults seen so far, one line each
 */
export function watchPages(context: BrowserContext, home: string, tolerance: Tolerance) {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!tolerance.allowedErrors.some((allowed) => allowed.test(fault))) faults.push(fault)
  }
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    const failedLoad = message.text().startsWith('Failed to load resource')
    const expected = brokenCalls(context).some((call) => call.test(url))
    if (!(failedLoad && expected)) note(`console error: ${message.text()} (${url})`)
  })
  context.on('weberror', (thrown) => {
    const error = thrown.error()
    // A thrown value may be no error, and then has no stack.
    note(`page error: ${error.stack || `${error.name}: ${error.message}`}`)
  })
  context.on('request', (request) => {
    const host = foreignHost(request, home)
    if (host && !tolerance.allowedHosts.includes(host))
      note(`request to another host: ${request.url()}`)
  })
  return () => faults
}

function foreignHost(request: Request, home: string): string | undefined {
  const { protocol, hostname } = new URL(request.url())
  const elsewhere = /^(https?|wss?):$/.test(protocol) && hostname !== new URL(home).hostname
  return elsewhere ? hostname : undefined
}
