import type { Direction, Language } from '#contract/locale.ts'
import type { ChartAxis, ChartCurve, ChartPoint, SecondCurve } from '#src/ui/fans/chart-data.ts'

/** A figure or word with its name. */
export interface SheetFact {
  label: string
  text: string
}

export interface SheetColumn {
  header: string
  unit?: string
  /** Of the row, as a multiple of the others'; 1 where it is left out. */
  width?: number
}

/** A chart of curves, as `CurveChart` draws it on the screen. */
export interface SheetChart {
  curves: readonly ChartCurve[]
  chosen: string | undefined
  x: ChartAxis
  y: ChartAxis
  second?: SecondCurve | undefined
  systemLine?: readonly ChartPoint[]
  point?: ChartPoint | undefined
  asked?: ChartPoint | undefined
  /** The names of what is drawn. */
  names: { system?: string; stall?: string; point?: string; asked?: string }
}

/** A drawing of lines, in its own unit of length. */
export interface SheetDrawing {
  width: number
  height: number
  lines: readonly { path: string; look: 'body' | 'hidden' | 'axis' | 'measure' }[]
  letters: readonly { text: string; x: number; y: number }[]
}

export type SheetPart =
  | { kind: 'text'; title?: string; text: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'facts'; title?: string; facts: readonly SheetFact[] }
  | { kind: 'chart'; title: string; chart: SheetChart }
  | { kind: 'drawing'; title: string; drawing: SheetDrawing; facts: readonly SheetFact[] }
  | {
      kind: 'table'
      title: string
      columns: readonly SheetColumn[]
      rows: readonly (readonly string[])[]
      /** The place of the row that stands out. */
      chosen?: number
    }

/** A data or selection sheet on A4, as plain data that goes to a worker. */
export interface Sheet {
  language: Language
  direction: Direction
  company: string
  title: string
  subtitle: string
  /** Stands at the foot of each page, such as the day. */
  foot: string
  /** With `{page}` and `{total}`. */
  pageText: string
  /** The conditions of the figures, under the last part. */
  note: string
  parts: readonly SheetPart[]
}
