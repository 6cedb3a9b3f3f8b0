import type { Plugin } from 'vite'
import { documentColors, schemeAttribute } from '../../contract/color-scheme.ts'
import { fillIn, places } from '../../contract/fill-in.ts'

const { light, dark } = documentColors.ground

/** Both schemes, from the first paint on. */
const schemeStyle = `<style>
@supports (color: light-dark(red, red)) {
  [data-scheme] { color-scheme: light dark }
  [data-scheme='light'] { color-scheme: light }
  [data-scheme='dark'] { color-scheme: dark }
  #preloader { background: light-dark(${light}, ${dark}) }
}
</style>`

/** How the back office's document differs from the site's. */
const differences = [
  [places.language, `${places.language} ${schemeAttribute}="system"`],
  ['/manifests/site.', '/manifests/admin.'],
  [places.title, `${schemeStyle}<meta name="robots" content="noindex" />${places.title}`],
] as const

/** Makes admin.html of index.html: as a second input it would make the bundler cut the one file that every page starts with. */
export function adminShell(): Plugin {
  return {
    name: 'admin-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const site = bundle['index.html']
      if (site?.type !== 'asset') throw new Error('Vite has built no index.html')
      const source = fillIn(String(site.source), differences)
      this.emitFile({ type: 'asset', fileName: 'admin.html', source })
    },
  }
}
