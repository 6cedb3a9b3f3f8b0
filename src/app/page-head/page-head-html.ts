import { escapeHtml } from '#contract/escape-html.ts'
import {
  defaultLanguage,
  type Language,
  languages,
  locales,
  otherLanguages,
} from '#contract/locale.ts'
import type { PageHeadContent } from '#src/ui/page-head.tsx'
import { pageAddress } from './page-address.ts'
import { scriptSafeJson } from './script-safe-json.ts'
import { sharedPicture } from './shared-picture.ts'
import type { SiteFacts } from './site-facts.ts'
import { structuredData } from './structured-data.ts'

/** Marks the elements that change with the page. */
export const pageHeadMark = 'data-page-head'

const openGraphLocale = (language: Language) => locales[language].tag.replace('-', '_')

function element(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')} ${pageHeadMark}>`
}

/** The page's address in each language; `x-default` is the one in the default language (HEAD-1). */
function searchLinks(path: string, { origin, language }: SiteFacts): string[] {
  const link = (rel: string, of: Language, hreflang?: string) =>
    element('link', { rel, ...(hreflang && { hreflang }), href: pageAddress(origin, path, of) })
  return [
    link('canonical', language),
    ...languages.map((other) => link('alternate', other, other)),
    link('alternate', defaultLanguage, 'x-default'),
  ]
}

function socialCard(
  content: PageHeadContent,
  path: string | undefined,
  facts: SiteFacts,
): string[] {
  const { origin, language } = facts
  const picture = sharedPicture(content, facts)
  const properties: Record<string, string | string[]> = {
    'og:type': 'website',
    'og:site_name': facts.companyName,
    'og:title': content.title,
    'og:description': content.description,
    'og:image': picture.url,
    'og:image:type': picture.type,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
    'og:locale': openGraphLocale(language),
    'og:locale:alternate': otherLanguages(language).map(openGraphLocale),
    ...(path !== undefined && { 'og:url': pageAddress(origin, path, language) }),
  }
  return [
    ...Object.entries(properties).flatMap(([property, values]) =>
      [values].flat().map((content) => element('meta', { property, content })),
    ),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/**
 * The document's head of one page, without its title: the server writes it into the first HTML, the browser
 * puts it in place of the former page's after a navigation.
 */
export function pageHeadHtml(content: PageHeadContent, facts: SiteFacts): string {
  const path = content.trail && (content.trail.at(-1)?.path ?? '/')
  const data =
    path !== undefined &&
    `<script ${pageHeadMark} type="application/ld+json">${scriptSafeJson(structuredData(content, path, facts))}</script>`
  return [
    element('meta', { name: 'description', content: content.description }),
    ...(path === undefined
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : searchLinks(path, facts)),
    ...socialCard(content, path, facts),
    data || '',
  ].join('')
}
