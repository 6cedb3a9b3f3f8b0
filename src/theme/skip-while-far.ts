import { skipFarMark } from '#contract/skip-far-mark.ts'

/**
 * Has the browser leave out the style, layout and painting of a part of a page while that is far from the screen: half
 * of what a page's start would take, for what many visitors never come to. Only in browsers that hold still what is
 * seen when a part above it gets its true height (scroll anchoring), and never on paper.
 *
 * @param height pixels that stand for a part which has not been near the screen yet: no fewer than it takes, or tools that
 *   ask where its text is (checks of contrast) find that beside it
 */
export const skipWhileFar = (height: number) => ({
  '@supports (overflow-anchor: auto)': {
    '@media screen': {
      [`[${skipFarMark}] &`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}px`,
      },
    },
  },
})
