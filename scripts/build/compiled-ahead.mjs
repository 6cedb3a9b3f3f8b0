/**
 * Marks the file that every page starts with, of which nearly everything is called: Chromium then compiles it whole, off
 * the page's thread, while it arrives. The mark must be the first thing in it, ahead of what the bundler adds last.
 *
 * @returns {import('vite').Plugin}
 */
export function compiledAhead() {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
