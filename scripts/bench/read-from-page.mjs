import { setTimeout as pause } from 'node:timers/promises'

const between = 200
const limit = 120_000

/**
 * Asks a page again and again until it has an answer. Through the DevTools protocol alone: Playwright's own waiting
 * first brings a large script into the page, which a slowed processor reads just when the page would be painted.
 *
 * @template Answer
 * @param {import('playwright').CDPSession} devTools the page's
 * @param {() => Answer | undefined} read runs in the page, and so must not use anything around it
 * @returns {Promise<Answer>}
 */
export async function readFromPage(devTools, read) {
  const expression = `(${read.toString()})()`
  const end = performance.now() + limit
  while (performance.now() < end) {
    const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    if (result.value !== undefined) return result.value
    await pause(between)
  }
  throw new Error(`The page never answered: ${read.name}`)
}
