/**
 * Marks the files that every page starts with, of which nearly everything is called: Chromium then compiles them whole,
 * off the page's thread, while they arrive. The mark must be the first thing in one, ahead of what the bundler adds last.
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
        const entries = chunks.filter((chunk) => chunk.isEntry)
        for (const chunk of chunks)
          if (entries.some((entry) => entry === chunk || entry.imports.includes(chunk.fileName)))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}
