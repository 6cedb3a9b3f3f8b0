const stub =
  "const unreachable = () => { throw new Error('This module is no part of the build') }; export default unreachable"

/** Modules that others import for what the site never asks of them, and what stands for each. */
const unreachable = [
  // The theme has no CSS variables (`src/theme/create-site-theme.ts`).
  {
    module: /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    code: `${stub}; export { unreachable as createGetCssVar }`,
  },
  // Emotion's `withTheme`, which nothing is wrapped in.
  { module: /\/hoist-non-react-statics\/dist\/[^/]+\.js$/, code: stub },
]

/** Redux Toolkit's selectors, of which the slices use none; the data grid brings the package along for itself. */
const unusedSelectors = {
  id: '\0unused-selectors',
  code: `${stub}; export { unreachable as createSelector, unreachable as createSelectorCreator, unreachable as lruMemoize, unreachable as weakMapMemoize }`,
}

/**
 * Leaves out of the start file, which every page waits for, what a bundler cannot see to be unused: together 5 KB.
 *
 * @returns {import('vite').Plugin}
 */
export function unreachableModules() {
  return {
    name: 'unreachable-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'reselect' && importer?.includes('/@reduxjs/toolkit/') ? unusedSelectors.id : null,
    load: (id) =>
      id === unusedSelectors.id
        ? unusedSelectors.code
        : unreachable.find(({ module }) => module.test(id))?.code,
  }
}
