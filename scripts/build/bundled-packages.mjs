/** The folder of the package that a module belongs to, such as `node_modules/a/node_modules/@b/c`. */
const packageFolder = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\/[^\0]*$/

/**
 * Lists the packages whose code is in the built files, for the licences that the package of `npm run package` carries.
 * Nothing under `.vite` is sent to browsers.
 *
 * @param {string} part of the build, such as `sw`: `.vite/packages-of-sw.json`
 * @returns {import('vite').Plugin}
 */
export function bundledPackages(part) {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const folders = modules.flatMap((id) => packageFolder.exec(id)?.[1] ?? [])
      const source = JSON.stringify([...new Set(folders)].sort())
      this.emitFile({ type: 'asset', fileName: `.vite/packages-of-${part}.json`, source })
    },
  }
}
