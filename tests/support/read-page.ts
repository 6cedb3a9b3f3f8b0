import type { Page } from '@playwright/test'

/** The errors of Playwright for a page that goes to another address, or is reloaded, in the middle of something. */
const navigations =
  /Execution context was destroyed|Cannot find context|because of a navigation|interrupted by another navigation|ERR_ABORTED/

/** Tells if an error means that the page has gone elsewhere meanwhile, as it may at any time. */
export function isNavigation(error: unknown): boolean {
  return error instanceof Error && navigations.test(error.message)
}

/** Does something that may be done twice, until no navigation comes between. */
export async function despiteNavigation<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isNavigation(error)) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
}

/**
 * Reads something from a page as a person does: where it goes elsewhere meanwhile, what comes next is read.
 *
 * @param read runs in the page
 */
export function readPage<Result, Argument>(
  page: Page,
  read: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  // Playwright's types unwrap handles, which none of these arguments has.
  const inPage = read as (argument: unknown) => Result | Promise<Result>
  return despiteNavigation(page, () => page.evaluate(inPage, argument as unknown))
}
