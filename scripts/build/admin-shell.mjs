import { readFileSync } from 'node:fs'

/** How both shells name the app in their sources. */
const sourceTag = '<script type="module" src="/src/main.tsx"></script>'

/**
 * Builds admin.html with the tags that Vite wrote into index.html: as a second input it would make the bundler cut
 * the one file that every page starts with into several.
 *
 * @returns {import('vite').Plugin}
 */
export function adminShell() {
  return {
    name: 'admin-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const site = bundle['index.html']
      if (site?.type !== 'asset') throw new Error('Vite has built no index.html')
      const tags = String(site.source).match(/<script type="module".*?<\/script>/g) ?? []
      const admin = readFileSync('admin.html', 'utf8')
      const source = admin.replace(sourceTag, tags.join(''))
      if (tags.length === 0 || source === admin)
        throw new Error('admin.html does not start the app')
      this.emitFile({ type: 'asset', fileName: 'admin.html', source })
    },
  }
}
