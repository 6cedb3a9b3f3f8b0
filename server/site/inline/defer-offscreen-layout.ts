/**
 * Leaves what lies below the first section, and the slides that wait beside the first one, out of the first style and
 * layout: on a slow processor those are most of the time to the first paint. After it, and once the font is there, so
 * that no line is set twice, the rest follows, a section a frame, so that no frame is long; all of it at once as soon as
 * the visitor acts. The parts left out have a height meanwhile, so that a visitor who scrolls at once does scroll. A
 * visitor who comes to a place further down, by an address or by going back, gets the whole page from the start, as do
 * windows that would show the gap, and browsers that cannot do this.
 *
 * Runs in the page (`inlineCall`).
 *
 * @returns when all is shown
 */
export function deferOffscreenLayout(): Promise<void> {
  // Each of these has one section after the other in it.
  const rows = 'main, main article, [data-sections]'
  // Pixels: in a window taller than this the first section ends far above its lower edge.
  const tallest = 1600
  // Milliseconds after the first frame in which the font is waited for.
  const patience = 1000
  const [begun] = performance.getEntriesByType('navigation')
  const isNew = begun instanceof PerformanceNavigationTiming && begun.type === 'navigate'
  if (!('adoptedStyleSheets' in document) || location.hash || !isNew) return Promise.resolve()

  return new Promise((resolve) => {
    const sheet = new CSSStyleSheet()
    let shown = 1
    const show = () => {
      const later = `:is(${rows}) > :nth-child(n + ${shown + 1})`
      // Not a section itself: Chromium counts what has a ground of its own as shifted when it is shown
      // (https://github.com/WICG/layout-instability/issues/86).
      sheet.replaceSync(`@media screen and (max-height: ${tallest}px) {
        ${later}:not(section), ${later} > :not(section), ${later} > section > * {
          content-visibility: hidden;
          contain-intrinsic-block-size: 1000px;
        }
        main:has(${later}) ~ :has(> footer), .swiper-slide[inert] { content-visibility: hidden }
      }`)
    }
    const showAll = () => {
      shown = Infinity
      sheet.replaceSync('')
      resolve()
    }
    // Live lists: a query would search the whole page in each frame.
    const lists = ['main', 'article'].map((name) => document.getElementsByTagName(name))
    const sections = () =>
      Math.max(0, ...lists.flatMap((list) => Array.from(list, (row) => row.children.length)))
    const eachFrame = () => {
      const painted = sections() > 0
      // After the frame, not in it.
      setTimeout(() => {
        if (painted && sections() > shown) {
          shown += 1
          show()
        } else if (document.readyState !== 'loading') {
          showAll()
          return
        }
        requestAnimationFrame(eachFrame)
      })
    }
    show()
    document.adoptedStyleSheets = [sheet]
    // The first layout asks for the font.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const given = new Promise((up) => setTimeout(up, patience))
        void Promise.race([document.fonts.ready, given]).then(eachFrame)
      }),
    )
    for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
      addEventListener(sign, showAll, { once: true, passive: true })
  })
}
