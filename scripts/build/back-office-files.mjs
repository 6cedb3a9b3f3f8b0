/** Only what an export or a viewer of PDF files is made with: staff can start and edit without it. */
const usedSeldom =
  /\/node_modules\/(?:pdfjs-dist|react-pdf|xlsx|@react-pdf)\/|\/src\/features\/admin\/exports\/(?:excel|pdf)\//

/**
 * Lists the back office's files, for a page of someone signed in to fetch ahead: the next start may have no network
 * (offline design, admin).
 *
 * @returns {import('vite').Plugin}
 */
export function backOfficeFiles() {
  return {
    name: 'back-office-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter(
          (file) =>
            file.type === 'chunk' &&
            file.fileName.startsWith('assets/later/') &&
            !file.moduleIds.some((id) => usedSeldom.test(id)),
        )
        .map(({ fileName }) => `/${fileName}`)
      const source = JSON.stringify(files.sort())
      this.emitFile({ type: 'asset', fileName: 'back-office.json', source })
    },
  }
}
