/**
 * Marks the two files that every page starts with, of which nearly everything is called: Chromium then compiles them
 * whole, off the page's thread, while they arrive. The mark must be the first thing in a file, ahead of what the bundler
 * adds last.
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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find((chunk) => chunk.isEntry)
        for (const chunk of chunks)
          if (chunk === entry || entry?.dynamicImports.includes(chunk.fileName))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}
