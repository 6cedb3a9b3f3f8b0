import type { ComponentType } from 'react'
import type { Language } from '#contract/locale.ts'
import { missingPath } from '#contract/site-paths.ts'
import { inOtherLanguage } from '#src/api/api-context.ts'
import {
  homeSections,
  jobsQuery,
  productsQuery,
  projectsQuery,
  servicesQuery,
} from '#src/api/section-queries.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { readSearchQuestion } from '#src/features/search/search-question.ts'
import { decoded } from '#src/ui/navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { preparePage } from './prepare-page.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { layoutSections } from './site-layout.tsx'

/** A page; `slug` is what the address says after the list's name. */
type PageComponent = ComponentType<{ slug: string }>
type Load = (context: RouterContext, search: Record<string, unknown>) => Promise<void>

export interface PublicPage {
  /** As the router spells it: a part that begins with $ stands for any. */
  path: string
  /** Fetches its texts and asks for what it shows. */
  load: Load
  /** Fetches its code. */
  fetch: () => Promise<PageComponent>
  /** The source files of that and of its texts, for the document that names them in time. */
  files: (language: Language) => string[]
}

const code = import.meta.glob<PageComponent>('./pages/*.tsx', { import: 'Page' })

function page(path: string, name: string, load: Load): PublicPage {
  const file = `./pages/${name}-page.tsx`
  const fetch = code[file]
  if (fetch === undefined) throw new Error(`There is no ${file}`)
  const source = file.replace('.', 'src/routes')
  // The home page's texts come with the layout's.
  const files = (language: Language) =>
    name === 'home' ? [source] : [source, `src/i18n/locales/pages/${language}.json`]
  return { path, load, fetch, files }
}

const showing =
  (...sections: Parameters<typeof prefetchSections>[1]): Load =>
  (context) =>
    preparePage(context, sections)

const searched = [projectsQuery, servicesQuery, productsQuery, jobsQuery]

/** The public pages (spec section 2; decisions 8, 13), as the first of a visit and as the router's. */
export const publicPages: readonly PublicPage[] = [
  page('/', 'home', (context) => prefetchSections(context, homeSections)),
  page('/projects', 'projects', showing(projectsQuery)),
  page('/projects/$slug', 'project', showing(projectsQuery)),
  page('/services', 'services', showing(servicesQuery)),
  page('/services/$slug', 'service', showing(servicesQuery)),
  page('/products', 'products', showing(productsQuery)),
  page('/products/$slug', 'product', showing(productsQuery)),
  page('/Careers', 'careers', showing(jobsQuery)),
  page('/contact-us', 'contact', showing()),
  page('/vendors-registration', 'vendor-registration', showing()),
  page('/search', 'search', async (context, search) => {
    // In a browser the page asks for the other language itself; the server sends it only with an answer.
    const isAnswered = import.meta.env.SSR && readSearchQuestion(search).q !== undefined
    await Promise.all([
      preparePage(context, searched),
      isAnswered && prefetchSections({ ...context, api: inOtherLanguage(context.api) }, searched),
    ])
  }),
]

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The slug that a path names behind its list; empty where it names none. */
export function slugOf(path: string): string {
  return decoded(partsOf(path)[1] ?? '')
}

const missingPage: PublicPage = {
  path: missingPath,
  load: () => Promise.resolve(),
  fetch: () => Promise.resolve(NotFoundPage),
  files: () => [],
}

/** @returns the page of a path, in whatever letter case (decisions 8); where there is none, the one that says so */
export function findPublicPage(path: string): PublicPage {
  const asked = partsOf(path)
  const found = publicPages.find((known) => {
    const parts = partsOf(known.path)
    const fits = (part: string, index: number) =>
      part.startsWith('$') || part.toLowerCase() === asked[index]?.toLowerCase()
    return parts.length === asked.length && parts.every(fits)
  })
  return found ?? missingPage
}

/** Fetches the texts of a page, and asks for what it and the layout round it show. */
export async function loadPage(
  page: PublicPage,
  context: RouterContext,
  search: Record<string, unknown>,
): Promise<void> {
  await Promise.all([page.load(context, search), prefetchSections(context, layoutSections)])
}
