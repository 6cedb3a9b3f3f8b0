import type { ComponentType } from 'react'
import type { Language } from '#contract/locale.ts'
import {
  type guestPaths,
  missingPath,
  offlineCopyPath,
  quotationPath,
  trackPath,
} from '#contract/site-paths.ts'
import { inOtherLanguages } from '#src/api/api-context.ts'
import { homeLists } from '#src/api/home-parts.ts'
import { homeSections, sections } from '#src/api/section-queries.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { addSessionTexts } from '#src/i18n/add-session-texts.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { decoded } from '#src/ui/navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { preparePage } from './prepare-page.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { layoutSections } from './site-layout.tsx'

/** A page; `slug` is what the address says after the list's name. */
type PageComponent = ComponentType<{ slug: string }>
type Load = (context: RouterContext, search: Record<string, string>) => Promise<void>

export interface PublicPage {
  /** As the router spells it: a part that begins with $ matches any. */
  path: string
  /** Fetches its texts and asks for what it shows. */
  load: Load
  /** Fetches its code. */
  fetch: () => Promise<PageComponent>
  /** The source files of that and of its texts, for the document that names them in time. */
  files: (language: Language) => string[]
  /** It leads to the back office, and has a layout of its own. */
  isForGuests: boolean
}

const code = import.meta.glob<PageComponent>('./{pages,guests}/*-page.tsx', { import: 'Page' })

const textsOf = {
  // Its texts come with the layout's.
  home: () => [],
  pages: (language: Language) => [`src/i18n/locales/pages/${language}.json`],
  guests: (language: Language) => [`src/i18n/locales/admin/session.${language}.json`],
}

function page(
  path: string,
  name: string,
  load: Load,
  folder: 'pages' | 'guests' = 'pages',
): PublicPage {
  const file = `./${folder}/${name}-page.tsx`
  const fetch = code[file]
  if (fetch === undefined) throw new Error(`There is no ${file}`)
  const source = file.replace('.', 'src/routes')
  const texts = textsOf[name === 'home' ? name : folder]
  const files = (language: Language) => [source, ...texts(language)]
  return { path, load, fetch, files, isForGuests: folder === 'guests' }
}

const guestPage = (path: (typeof guestPaths)[number], name: string) =>
  page(path, name, ({ i18n, api }) => addSessionTexts(i18n, api.language), 'guests')

const showing =
  (...sections: Parameters<typeof prefetchSections>[1]): Load =>
  (context) =>
    preparePage(context, sections)

/** The page of one product. */
export const productPath = '/products/$slug'

const searched = [sections.projects, sections.services, sections.products, sections.jobs]

/** The pages without a sign-in, as the first of a visit and as the router's. */
export const publicPages: readonly PublicPage[] = [
  page('/', 'home', (context) =>
    prefetchSections(context, [...homeSections, ...homeLists(context)]),
  ),
  page('/projects', 'projects', showing(sections.projects)),
  page('/projects/$slug', 'project', showing(sections.projects)),
  page('/services', 'services', showing(sections.services)),
  page('/services/$slug', 'service', showing(sections.services)),
  page('/products', 'products', showing(sections.products)),
  // Before the records, whose addresses they look like.
  page('/products/select', 'selection', showing(sections.products)),
  page(quotationPath, 'quotation', showing(sections.products)),
  page(productPath, 'product', async (context) => {
    // A browser asks for the models where they are shown, and carries their reader with that part alone.
    const models = import.meta.env.SSR
      ? [(await importNow(() => import('#src/api/fan-models-query.ts'))).fanModelsQuery]
      : []
    await preparePage(context, [sections.products, sections.certificates, ...models])
  }),
  page('/Careers', 'careers', showing(sections.jobs)),
  page('/contact-us', 'contact', showing()),
  page('/vendors-registration', 'vendor-registration', showing()),
  page('/search', 'search', async (context, search) => {
    // In a browser the page asks for the other languages itself; the server sends them only with an answer.
    const isAnswered = import.meta.env.SSR && search['q'] !== undefined
    const others = isAnswered ? inOtherLanguages(context.api) : []
    await Promise.all([
      preparePage(context, searched),
      ...others.map((api) => prefetchSections({ ...context, api }, searched)),
    ])
  }),
  page(trackPath, 'track', showing()),
  page(offlineCopyPath, 'offline-copy', showing()),
  guestPage('/login', 'sign-in'),
  guestPage('/admin/login', 'sign-in'),
  guestPage('/forget-password', 'forget-password'),
  guestPage('/reset-password', 'reset-password'),
  guestPage('/accept-invitation', 'accept-invitation'),
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
  isForGuests: false,
}

/** @returns the page of a path, in whatever letter case (PAGE-6); where there is none, the one that says so */
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
  search: Record<string, string>,
): Promise<void> {
  await Promise.all([page.load(context, search), prefetchSections(context, layoutSections)])
}
