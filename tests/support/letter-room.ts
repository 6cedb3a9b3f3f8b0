import type { Page } from '@playwright/test'

/** The tallest and deepest letters of both scripts, for which each role of type must have room in its box. */
const letters = 'إآأٱلكطظيىجحخعغؤئقِي ÅÉÇjgpqyQ()|'

/**
 * The texts of a page some of whose letters a box would cut above or below, each as 'text: pixels missing'. Measured is
 * each kind of type that is on the page, where it stands, with the highest and deepest letters of both scripts in place
 * of its own.
 *
 * @param within a selector of what is looked at
 */
export function cutLetters(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    async ({ within, letters }) => {
      await document.fonts.ready
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('There is no canvas to measure on.')
      const faults: string[] = []
      const clips = ({ overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(overflowY)
      const missing = (line: DOMRect, box: DOMRect, font: string) => {
        pen.font = font
        const ink = pen.measureText(letters)
        const height = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent
        const baseline = line.top + (line.height * ink.fontBoundingBoxAscent) / height
        const above = box.top - (baseline - ink.actualBoundingBoxAscent)
        const below = baseline + ink.actualBoundingBoxDescent - box.bottom
        return Math.max(above, below)
      }
      for (const root of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const node = texts.currentNode
          const parent = node.parentElement
          if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue
          if (parent.closest('.visually-hidden, svg, option, [aria-hidden="true"]')) continue
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
          const range = document.createRange()
          range.selectNodeContents(node)
          let shown = [...range.getClientRects()]
          for (let at: Element | null = parent; at && root.contains(at); at = at.parentElement) {
            const style = getComputedStyle(at)
            // A box that scrolls cuts nothing off for good.
            if (/auto|scroll/.test(style.overflowY)) break
            if (!clips(style)) continue
            const box = at.getBoundingClientRect()
            // A line after the last that is shown is cut away whole.
            shown = shown.filter(({ top, height }) => top + height / 2 < box.bottom)
            for (const line of shown) {
              const pixels = missing(line, box, `${fontWeight} ${fontSize} ${fontFamily}`)
              if (pixels > 0.5) faults.push(`${node.textContent}: ${pixels.toFixed(1)}`)
            }
          }
        }
        // A field centres its text and cuts it at its edges.
        for (const field of root.querySelectorAll<HTMLElement>(
          'input:not([type="checkbox"],[type="radio"],[type="file"]), select',
        )) {
          if (!field.checkVisibility() || field.closest('.visually-hidden, [aria-hidden="true"]'))
            continue
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(field)
          const box = field.getBoundingClientRect()
          const pixels = missing(box, box, `${fontWeight} ${fontSize} ${fontFamily}`)
          if (pixels > 0.5) faults.push(`${field.outerHTML.slice(0, 80)}: ${pixels.toFixed(1)}`)
        }
      }
      return [...new Set(faults)]
    },
    { within, letters },
  )
}
