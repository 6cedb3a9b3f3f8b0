import { z } from 'zod/mini'
import {
  type CurvePoint,
  fanDrives,
  type FanModel,
  type ProductModels,
  supplyFrequencies,
  temperatureClasses,
} from './fan-model.ts'

const number = z.number()

const pointSchema = z.object({
  airflow: number,
  pressure: number,
  power: number,
  efficiency: number,
  sound: z.tuple([number, number, number, number, number, number, number, number]),
}) satisfies z.ZodMiniType<CurvePoint>

const optionalNumber = z.exactOptional(number)

/** As the API gives it. */
export const fanModelSchema = z.object({
  code: z.string(),
  diameter: number,
  speed: number,
  speeds: z.object({ minimum: number, maximum: number }),
  drive: z.enum(fanDrives),
  supply: z.array(z.literal(supplyFrequencies)),
  motorPower: number,
  temperatureClass: z.enum(temperatureClasses),
  thrust: optionalNumber,
  weight: number,
  curve: z.array(pointSchema),
  dimensions: z.object({
    A: optionalNumber,
    B: optionalNumber,
    C: optionalNumber,
    D: optionalNumber,
    E: optionalNumber,
    F: optionalNumber,
  }),
}) satisfies z.ZodMiniType<FanModel>

export const productModelsSchema = z.object({
  slug: z.string(),
  models: z.array(fanModelSchema),
}) satisfies z.ZodMiniType<ProductModels>
