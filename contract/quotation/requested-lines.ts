import { z } from 'zod/mini'
import { localizedText } from '../localized.ts'
import type { RequestedLine } from './quotation-line.ts'

const figure = z.optional(z.number())

/** The lines of a message as staff get them; one of an earlier version has none. */
export const requestedLines = z._default(
  z.array(
    z.object({
      product: z.string(),
      code: z.string(),
      point: z.nullable(
        z.object({
          airflow: z.number(),
          pressure: z.number(),
          speed: figure,
          power: figure,
          density: figure,
        }),
      ),
      quantity: z.number(),
      note: z.string(),
      title: localizedText,
    }),
  ),
  [],
) satisfies z.ZodMiniType<RequestedLine[]>
