import { directions, type Language, languages } from '#contract/locale.ts'
import { pictureSourceSet } from '#contract/picture.ts'
import { missingMark } from '#contract/site-paths.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { RenderedPage } from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { firstLook } from './inline/first-look.ts'
import { inlineCall } from './inline/inline-call.ts'
import { startApp } from './inline/start-app.ts'

interface DocumentInput {
  page: RenderedPage
  assets: BuiltAssets
  language: Language
  /** Path of the page, and its query where it has one. */
  address: string
  origin: string
  nonce: string
  structuredData: string
}

const openGraphLocales = { ar: 'ar_EG', en: 'en_GB' } as const satisfies Record<Language, string>

function languageAddress(origin: string, address: string, language: Language): string {
  return escapeHtml(`${origin}${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
}

/** Where the page lives, for search engines: only for pages that are there. */
function searchLinks({ page, language, address, origin }: DocumentInput): string {
  if (page.head.noIndex || page.status !== 200) return '<meta name="robots" content="noindex">'
  const alternates = languages.map(
    (other) =>
      `<link rel="alternate" hreflang="${other}" href="${languageAddress(origin, address, other)}">`,
  )
  return [
    `<link rel="canonical" href="${languageAddress(origin, address, language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + address)}">`,
  ].join('')
}

function socialCard({ page, language, address, origin }: DocumentInput): string {
  const properties = {
    'og:type': 'website',
    'og:title': page.head.title,
    'og:description': page.head.description,
    'og:image': `${origin}/og.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': openGraphLocales[language],
    'og:locale:alternate': openGraphLocales[language === 'ar' ? 'en' : 'ar'],
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  const url = languageAddress(origin, address, language)
  // The page of no address is one for all of them.
  if (page.status === 200) tags.push(`<meta property="og:url" content="${url}">`)
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

function earlyHints({ page }: DocumentInput): string {
  const font = `<link rel="preload" as="font" type="font/woff2" href="${page.fontFile}" crossorigin>`
  const urgent = page.urgentPicture
  const picture =
    urgent === undefined
      ? ''
      : `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(
          pictureSourceSet(urgent.picture, 'avif'),
        )}" imagesizes="${escapeHtml(urgent.sizes)}">`
  return picture + font
}

/** The document around a rendered page. Every style element and every script that runs carries the nonce. */
export function writeDocument(input: DocumentInput): string {
  const { page, assets, language, nonce, structuredData } = input
  const emotionStyles = page.emotionStyles.map(
    ({ key, ids, css }) => `<style nonce="${nonce}" data-emotion="${key} ${ids}">${css}</style>`,
  )
  const modules = [
    assets.script,
    ...assets.preloads[page.startsAlone ? 'home' : 'others'][language],
  ]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.head.description)}">`,
    '<meta name="theme-color" content="#0b2b33">',
    earlyHints(input),
    `<script nonce="${nonce}">${inlineCall(startApp, modules, firstLook)}</script>`,
    `<style nonce="${nonce}">${page.globalCss}</style>`,
    ...emotionStyles,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifests/site.${language}.webmanifest">`,
    searchLinks(input),
    socialCard(input),
    `<script type="application/ld+json">${structuredData}</script>`,
  ]
  const body = [
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="${page.stateElementId}">${page.state}</script>`,
  ]
  const missing = page.status === 404 ? ` ${missingMark}` : ''
  return `<!doctype html><html lang="${language}" dir="${directions[language]}"${missing}><head>${head.join('')}</head><body>${body.join('')}</body></html>`
}
