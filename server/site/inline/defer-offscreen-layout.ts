/**
 * Leaves what lies below the first section, and the slides that wait beside the first one, out of the first style and
 * layout: on a slow processor those are most of the time to the first paint. After it, and once the font is there, so
 * that no line is set twice, the rest follows, some sections a frame, so that no frame is long; all of it at once as soon as
 * the visitor acts. The parts left out have a height meanwhile, so that a visitor who scrolls at once does scroll. A
 * visitor who comes to a place further down, by an address or by going back, gets the whole page from the start, as do
 * windows that would show the gap, and browsers that cannot do this.
 *
 * Runs in the page (`inlineCall`).
 *
 * @returns when all is shown
 */
export function deferOffscreenLayout(): Promise<void> {
  // Pixels: from here on cards of lists stand side by side and come at once, since a higher one moves the others.
  const sideBySide = 576
  // Each of these has one section after the other in it.
  const rows = `main, main article, [data-sections]${innerWidth < sideBySide ? '' : ':not(ul)'}`
  // Pixels: in a window taller than this the first section ends far above its lower edge.
  const tallest = 1200
  // Milliseconds after the first frame in which the font is waited for.
  const patience = 1000
  // Milliseconds for a frame's sections, which are shown one after the other, each in a task of its own.
  const budget = 50
  const [begun] = performance.getEntriesByType('navigation')
  const isNew = begun instanceof PerformanceNavigationTiming && begun.type === 'navigate'
  if (!('adoptedStyleSheets' in document) || location.hash || !isNew) return Promise.resolve()

  return new Promise((resolve) => {
    const sheet = new CSSStyleSheet()
    const shownMark = 'data-shown'
    const lower = `:is(${rows}) > :nth-child(n + 2)`
    const notShown = `:not([${shownMark}])`
    const later = lower + notShown
    const slides = `.swiper-slide[inert]${notShown}`
    const all = (selector: string) => Array.from(document.querySelectorAll(selector))
    const mark = (part: Element) => part.setAttribute(shownMark, '')
    // Written once: each change of a rule has the browser look through all of the page's styles again. Each names a tag:
    // when they are taken away, the browser styles again whatever they could have matched. Without boxes, not merely
    // with their layout put off: Chromium looks for forms to fill in as soon as the page is parsed, and lays out for
    // it what holds one. Not a section itself: Chromium counts what has a ground of its own as shifted when it is
    // shown (https://github.com/WICG/layout-instability/issues/86).
    sheet.replaceSync(`@media screen and (max-height: ${tallest}px) {
      ${later}:is(div, section) { min-block-size: 1000px }
      ${later} > :is(div, section, nav, img), main:has(> :nth-child(n + 2), ${lower}) ~ div > footer { display: none !important }
      ${slides} { content-visibility: hidden }
    }`)
    let shown = 1
    const isThere = () => document.querySelector(`:is(${rows}) > *`) !== null
    let isPainted = false
    const afterFrame = (act: () => void) =>
      requestAnimationFrame(() => {
        isPainted = isThere()
        setTimeout(act)
      })
    const showAll = () => {
      shown = Infinity
      sheet.replaceSync('')
      // While the browser still has the rules, a mark that goes has it style again whatever is in its part.
      afterFrame(() => {
        for (const part of all(`[${shownMark}]`)) part.removeAttribute(shownMark)
        resolve()
      })
    }
    let lists: HTMLCollection[] = []
    let isParsed = false
    const step = (begunAt = performance.now()) => {
      if (shown === Infinity) return
      // Not once there are no more, since it goes through the whole page.
      if (!isParsed) lists = Array.from(document.querySelectorAll(rows), ({ children }) => children)
      isParsed = document.readyState !== 'loading'
      let isLast = false
      if (lists.some(({ length }) => length > shown)) {
        shown += 1
        for (const sections of lists) Array.from(sections).slice(1, shown).forEach(mark)
        // Read so that it is laid out here.
        void document.body.offsetHeight
        if (performance.now() - begunAt < budget) {
          setTimeout(step, 0, begunAt)
          return
        }
      } else if (isParsed) {
        // In a frame of their own: that of the footer, with which the rules go, is long enough.
        const waiting = shown > 1 ? all(slides) : []
        waiting.forEach(mark)
        isLast = waiting.length === 0
      }
      if (isLast) showAll()
      else afterFrame(step)
    }
    const begin = () => {
      // The first layout asks for the font.
      if (!isPainted && (document.readyState === 'loading' || isThere())) {
        afterFrame(begin)
        return
      }
      // While a page is parsed its fonts are said to be ready frames after they are.
      if (!Array.from(document.fonts).some(({ status }) => status === 'loading')) {
        step()
        return
      }
      const given = new Promise((up) => setTimeout(up, patience))
      void Promise.race([document.fonts.ready, given]).then(() => afterFrame(step))
    }
    document.adoptedStyleSheets = [sheet]
    afterFrame(begin)
    for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
      addEventListener(sign, () => shown < Infinity && showAll(), { once: true, passive: true })
  })
}
