import { documentColors } from '#brand/plain-look.ts'
import { schemeAttribute } from '#contract/color-scheme.ts'
import { directions, type Language } from '#contract/locale.ts'
import { pictureSourceSet } from '#contract/picture.ts'
import { missingMark, type ShellName } from '#contract/site-paths.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { RenderedPage } from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { deferOffscreenLayout } from './inline/defer-offscreen-layout.ts'
import { inlineCall } from './inline/inline-call.ts'
import { showSchemeScript } from './inline/show-scheme.ts'
import { startApp } from './inline/start-app.ts'

interface DocumentInput {
  page: RenderedPage
  assets: BuiltAssets
  language: Language
  nonce: string
}

function earlyHints(page: RenderedPage): string {
  const fonts = page.fontFiles.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
  )
  const urgent = page.urgentPicture
  const picture =
    urgent === undefined
      ? ''
      : `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(
          pictureSourceSet(urgent.picture, 'avif'),
        )}" imagesizes="${escapeHtml(urgent.sizes)}">`
  return [picture, ...fonts].join('')
}

/** One screen, of which nothing can wait. */
const wholeLook = () => Promise.resolve()

/** The document around a rendered page. Every style element and every script that runs carries the nonce. */
export function writeDocument({ page, assets, language, nonce }: DocumentInput): string {
  const emotionStyles = page.emotionStyles.map(
    ({ attribute, css }) => `<style nonce="${nonce}" ${attribute}>${css}</style>`,
  )
  const shell: ShellName = page.isForGuests ? 'admin' : 'site'
  const modules = assets.modules(page.codeFiles, language)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="theme-color" content="${documentColors.bar.light}">`,
    page.isForGuests ? `<script nonce="${nonce}">${showSchemeScript}</script>` : '',
    earlyHints(page),
    `<script nonce="${nonce}">${inlineCall(startApp, modules, page.isForGuests ? wholeLook : deferOffscreenLayout)}</script>`,
    `<style nonce="${nonce}">${page.globalCss}</style>`,
    ...emotionStyles,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifests/${shell}.${language}.webmanifest">`,
    page.headHtml,
  ]
  const body = [
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="${page.stateElementId}">${page.state}</script>`,
  ]
  const mark =
    page.status === 404 ? ` ${missingMark}` : page.isForGuests ? ` ${schemeAttribute}="system"` : ''
  return `<!doctype html><html lang="${language}" dir="${directions[language]}"${mark}><head>${head.join('')}</head><body>${body.join('')}</body></html>`
}
