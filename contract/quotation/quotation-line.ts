import type { Localized } from '../locale.ts'

/** The most that a quotation list and its lines may hold (QUOTE-2, QUOTE-3). */
export const quotationLimits = {
  lines: 200,
  /** Pieces of one line. */
  quantity: 9_999,
  /** Characters of a model's code. */
  code: 40,
  /** Characters of a line's note. */
  note: 200,
  /** Characters of what is said beside the lines. */
  message: 500,
} as const

/** The point at which a fan is to work, in the units that curves are told in. */
export interface WorkingPoint {
  /** m³/h at the inlet. */
  airflow: number
  /** Static pressure, Pa. */
  pressure: number
  /** r/min. */
  speed?: number | undefined
  /** At the shaft, kW. */
  power?: number | undefined
  /** Rating of the motor that it was chosen with, kW. */
  motor?: number | undefined
  /** Of the air, kg/m³. */
  density?: number | undefined
}

/** The largest value of each part of a working point, in its own unit. */
export const pointLimits: Readonly<Record<keyof WorkingPoint, number>> = {
  airflow: 10_000_000,
  pressure: 100_000,
  speed: 60_000,
  power: 100_000,
  motor: 100_000,
  density: 10,
}

/** One line of a quotation request: a product or one of its models. */
export interface QuotationLine {
  /** The slug of a product, which may be gone meanwhile. */
  product: string
  /** Of a model; empty where the visitor leaves the size to the company. */
  code: string
  point: WorkingPoint | null
  quantity: number
  note: string
}

/** A line as the server keeps it. */
export interface RequestedLine extends QuotationLine {
  /** Of the product when the request came; empty in each language where there was none. */
  title: Localized
}
