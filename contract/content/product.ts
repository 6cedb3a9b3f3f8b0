import { z } from 'zod/mini'
import { getAllProductsCall } from '../calls.ts'
import { productTypes } from '../content-values.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'
import { addressed } from './addressed.ts'

/** From the smallest model to the largest. */
export const rangeSchema = z.object({ minimum: z.number(), maximum: z.number() })
export type Range = z.infer<typeof rangeSchema>

/** A range of fans (PRODUCT-2). */
export const productSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  type: z.enum(productTypes),
  description: z.string(),
  /** Cubic metres per hour. */
  airflow: rangeSchema,
  /** Pascal. */
  pressure: rangeSchema,
  /** Kilowatt. */
  power: rangeSchema,
  /** Millimetres, ascending: impeller diameters or, for boxes, sides. */
  sizes: z.array(z.int()),
  /** Empty where there is no data sheet. */
  dataSheetUrl: z.string(),
  ...pictured,
  fieldLanguages: fieldLanguagesSchema,
})
export type Product = z.infer<typeof productSchema>

export const getAllProducts = defineEndpoint({
  ...getAllProductsCall,
  summary: 'The fan portfolio, in its order',
  query: noQuery,
  output: dataOf(z.array(productSchema)),
})
