import type { DrawingMeasure, FanModel } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { SheetDrawing } from '#src/ui/documents/sheet.ts'
import type { FanForm } from '../fan-form.ts'
import { drawBox, drawCowl, drawJet, drawSpigot } from './long-fans.ts'
import { type Measures, type Name, Pen } from './pen.ts'
import { drawPlate, drawScroll, drawTube } from './open-fans.ts'

/** The box of a drawing, whose middle line is at `middle`. */
export const sheet = { width: 560, height: 296, middle: 142 } as const

const draw: Record<FanForm, (pen: Pen, measures: Measures, name: Name) => void> = {
  plate: drawPlate,
  tube: drawTube,
  bifurcated: drawTube,
  scroll: drawScroll,
  spigot: drawSpigot,
  box: drawBox,
  cowl: drawCowl,
  jet: drawJet,
}

/** The measures of each shape that its drawing shows, with the keys of what they are called. */
export const measureNames = {
  plate: { A: 'plate', B: 'depth', C: 'inlet', D: 'betweenHoles' },
  tube: { A: 'flanges', B: 'length', C: 'inlet', D: 'holeCircle', E: 'betweenFeet' },
  bifurcated: { A: 'flanges', B: 'length', C: 'inlet', D: 'holeCircle', E: 'betweenFeet' },
  scroll: {
    A: 'width',
    B: 'height',
    C: 'inlet',
    D: 'shaftHeight',
    E: 'outletWidth',
    F: 'outletHeight',
  },
  spigot: { A: 'withBox', B: 'length', C: 'spigot', D: 'casing' },
  box: { A: 'width', B: 'length', C: 'inlet', D: 'height', E: 'outletSide' },
  cowl: { A: 'cowl', B: 'height', C: 'inlet', D: 'curb', E: 'betweenHoles' },
  jet: { A: 'outer', B: 'lengthWithSilencers', C: 'inlet', D: 'silencer', E: 'betweenBrackets' },
} as const satisfies Record<FanForm, Partial<Record<DrawingMeasure, string>>>

/** Units of a drawing that its two views take up together, with what is between them. */
const room = { width: 290, height: 172 }

/** @returns mm that the views of a shape take side by side, and the higher of them */
function extent(form: FanForm, length: (measure: DrawingMeasure) => number) {
  const [a, b, d, e] = [length('A'), length('B'), length('D'), length('E')]
  switch (form) {
    case 'scroll':
      return { wide: a + 2 * e, high: b }
    case 'cowl':
      return { wide: a + d, high: Math.max(b, d) }
    case 'box':
      return { wide: a + b, high: d }
    case 'spigot':
      return { wide: d + b, high: a }
    default:
      return { wide: a + b, high: a }
  }
}

/**
 * The dimension drawing of a model, true to scale (DRAW-1): two views, each measure with its letter and its length.
 *
 * @returns undefined where a measure is missing that the drawing needs
 */
export function drawFan(form: FanForm, { dimensions }: FanModel): SheetDrawing | undefined {
  const needed = Object.keys(measureNames[form]) as DrawingMeasure[]
  if (needed.some((measure) => dimensions[measure] === undefined)) return undefined
  const length = (measure: DrawingMeasure) => dimensions[measure] ?? 0
  const { wide, high } = extent(form, length)
  const scale = Math.min(room.width / wide, room.height / high)
  const measures = Object.fromEntries(
    (['A', 'B', 'C', 'D', 'E', 'F'] as const).map((measure) => [measure, length(measure) * scale]),
  ) as Measures
  const pen = new Pen()
  draw[form](pen, measures, (measure) => `${measure} ${formatNumber(length(measure))}`)
  return { width: sheet.width, height: sheet.height, lines: pen.lines, letters: pen.letters }
}
