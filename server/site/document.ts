import { documentColors } from '#brand/plain-look.ts'
import { schemeAttribute } from '#contract/color-scheme.ts'
import { directions, type Language } from '#contract/locale.ts'
import { missingMark, type ShellName } from '#contract/site-paths.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { RenderedPage } from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { appStyles, createInlineElements } from './inline-elements.ts'
import { allowTrustedValuesScript } from './inline/allow-trusted-values.ts'
import { deferOffscreenLayout } from './inline/defer-offscreen-layout.ts'
import { inlineCall } from './inline/inline-call.ts'
import { keepEarlyDrafts } from './inline/keep-early-drafts.ts'
import { loadModules } from './inline/load-modules.ts'
import { showSchemeScript } from './inline/show-scheme.ts'
import { startApp } from './inline/start-app.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

interface DocumentInput {
  page: RenderedPage
  assets: BuiltAssets
  language: Language
}

/** React asks for the pictures of the first screen. */
function earlyHints(page: RenderedPage): string {
  return page.fontFiles
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
    .join('')
}

/** One screen, of which nothing can wait. */
const wholeLook = () => Promise.resolve()

/** The document around a rendered page. */
export function writeDocument({ page, assets, language }: DocumentInput): Promise<ReadyPage> {
  const inline = createInlineElements()
  const shell: ShellName = page.isForGuests ? 'admin' : 'site'
  const modules = assets.modules(page.codeFiles, language)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="theme-color" content="${documentColors.bar.light}">`,
    page.isForGuests ? inline.script(showSchemeScript) : '',
    earlyHints(page),
    inline.script(allowTrustedValuesScript),
    inline.script(
      inlineCall(
        startApp,
        modules,
        loadModules,
        page.isForGuests ? wholeLook : deferOffscreenLayout,
        keepEarlyDrafts,
      ),
    ),
    inline.style(page.globalCss),
    ...page.emotionStyles.map(({ attribute, css }) => inline.style(css, ` ${attribute}`)),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifests/${shell}.${language}.webmanifest">`,
    page.headHtml,
    appStyles(inline),
  ]
  const body = [
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="${page.stateElementId}">${page.state}</script>`,
  ]
  const mark =
    page.status === 404 ? ` ${missingMark}` : page.isForGuests ? ` ${schemeAttribute}="system"` : ''
  const html = `<!doctype html><html lang="${language}" dir="${directions[language]}"${mark}><head>${head.join('')}</head><body>${body.join('')}</body></html>`
  return readyPage(html, inline.hashes)
}
