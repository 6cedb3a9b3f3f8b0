import type { RouterContext } from '#src/app/router-context.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { prefetchSections } from './prefetch-sections.ts'

/** Fetches the texts of a page behind the home page, and asks for its sections, before it is shown. */
export async function preparePage(
  context: RouterContext,
  sections: Parameters<typeof prefetchSections>[1] = [],
): Promise<void> {
  await Promise.all([
    addPageTexts(context.i18n, context.api.language),
    prefetchSections(context, sections),
  ])
}
