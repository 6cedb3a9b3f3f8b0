import type { Plugin } from 'vite'
import { schemeAttribute } from '../../contract/color-scheme.ts'
import { fillIn, places } from '../../contract/fill-in.ts'

/** How the back office's document differs from the site's. */
const differences = [
  [places.language, `${places.language} ${schemeAttribute}="system"`],
  ['/manifests/site.', '/manifests/admin.'],
  [places.title, `<meta name="robots" content="noindex" />${places.title}`],
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
