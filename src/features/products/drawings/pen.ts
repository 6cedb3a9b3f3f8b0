import type { DrawingMeasure } from '#contract/fans/fan-model.ts'
import type { SheetDrawing } from '#src/ui/documents/sheet.ts'

/** The measures of a fan in units of its drawing. */
export type Measures = Record<DrawingMeasure, number>

/** Writes a measure's letter with its length. */
export type Name = (measure: DrawingMeasure) => string

type Line = SheetDrawing['lines'][number]
type Look = Line['look']

/** Units of the drawing: from a part to its measure, and the length of an arrow's head. */
const arrow = 7
const beyond = 5
const letterGap = 13

/** Draws the lines of a drawing; y grows downward. */
export class Pen {
  readonly lines: Line[] = []
  readonly letters: { text: string; x: number; y: number }[] = []

  path(path: string, look: Look = 'body') {
    this.lines.push({ path, look })
  }

  line(x1: number, y1: number, x2: number, y2: number, look: Look = 'body') {
    this.path(`M${r(x1)},${r(y1)}L${r(x2)},${r(y2)}`, look)
  }

  /** A rectangle from its upper left corner. */
  box(x: number, y: number, width: number, height: number, look: Look = 'body') {
    this.path(`M${r(x)},${r(y)}h${r(width)}v${r(height)}h${r(-width)}Z`, look)
  }

  circle(x: number, y: number, radius: number, look: Look = 'body') {
    const round = `A${r(radius)},${r(radius)} 0 1 0`
    this.path(
      `M${r(x - radius)},${r(y)}${round} ${r(x + radius)},${r(y)}${round} ${r(x - radius)},${r(y)}Z`,
      look,
    )
  }

  /** The crossing centre lines of something round. */
  cross(x: number, y: number, radius: number) {
    this.line(x - radius, y, x + radius, y, 'axis')
    this.line(x, y - radius, x, y + radius, 'axis')
  }

  /** The blades of a wheel that is seen from its inlet. */
  blades(x: number, y: number, hub: number, tip: number, count: number) {
    this.circle(x, y, hub)
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 2 * Math.PI
      const at = (radius: number, turn: number) =>
        `${r(x + radius * Math.cos(angle + turn))},${r(y + radius * Math.sin(angle + turn))}`
      this.path(`M${at(hub, 0)}Q${at((hub + tip) / 2, 0.05)} ${at(tip, 0.34)}`)
    }
  }

  /**
   * A measure along the drawing.
   *
   * @param from where its parts end, so that the lines that lead there do not begin in them
   */
  across(text: string, x1: number, x2: number, from: number, at: number) {
    const side = Math.sign(at - from) * beyond
    this.line(x1, from + side, x1, at + side, 'measure')
    this.line(x2, from + side, x2, at + side, 'measure')
    this.path(
      `M${r(x1)},${r(at)}H${r(x2)}` +
        `M${r(x1 + arrow)},${r(at - 3)}L${r(x1)},${r(at)}L${r(x1 + arrow)},${r(at + 3)}` +
        `M${r(x2 - arrow)},${r(at - 3)}L${r(x2)},${r(at)}L${r(x2 - arrow)},${r(at + 3)}`,
      'measure',
    )
    this.letters.push({ text, x: (x1 + x2) / 2, y: at - letterGap })
  }

  /** A measure up the drawing. */
  up(text: string, y1: number, y2: number, from: number, at: number) {
    const side = Math.sign(at - from) * beyond
    this.line(from + side, y1, at + side, y1, 'measure')
    this.line(from + side, y2, at + side, y2, 'measure')
    this.path(
      `M${r(at)},${r(y1)}V${r(y2)}` +
        `M${r(at - 3)},${r(y1 + arrow)}L${r(at)},${r(y1)}L${r(at + 3)},${r(y1 + arrow)}` +
        `M${r(at - 3)},${r(y2 - arrow)}L${r(at)},${r(y2)}L${r(at + 3)},${r(y2 - arrow)}`,
      'measure',
    )
    this.letters.push({ text, x: at + Math.sign(side) * 24, y: (y1 + y2) / 2 })
  }
}

/** Digits enough for a sheet of paper. */
const r = (value: number) => Math.round(value * 10) / 10
