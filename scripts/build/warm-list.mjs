/**
 * Lists the files that the service worker fetches ahead of their use, in `warm.json`: beside the worker and not in it, so
 * that a new page does not weigh on every start of it.
 *
 * @returns {import('vite').Plugin}
 */
export function warmList() {
  return {
    name: 'warm-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/warm\/.*\.js$/.test(name))
      const source = JSON.stringify(files.map((name) => `/${name}`))
      this.emitFile({ type: 'asset', fileName: 'warm.json', source })
    },
  }
}
