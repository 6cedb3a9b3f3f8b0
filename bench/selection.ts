import type { ProductModels } from '../contract/fans/fan-model.ts'
import { products } from '../sample/content/products.ts'
import type { Limits } from '../src/features/selection/duty.ts'
import { type PreparedModel, prepareModels } from '../src/features/selection/prepared-model.ts'
import { selectFans } from '../src/features/selection/select-fans.ts'

const limits: Limits = {
  supply: 50,
  application: 'standard',
  product: undefined,
  maxDiameter: undefined,
  maxSound: undefined,
  maxPower: undefined,
}

/** The sample models over and over, no two of them with the same curve. */
function catalogueOf(count: number): ProductModels[] {
  const models = products.flatMap((product) => product.models)
  const made = Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as (typeof models)[number]
    const scale = 1 + index / (2 * count)
    const curve = model.curve.map((point) => ({ ...point, airflow: point.airflow * scale }))
    return { ...model, code: `${model.code}-${index}`, curve }
  })
  return [{ slug: 'all', models: made }]
}

/** Milliseconds that something takes. */
function timed<Result>(work: () => Result): [result: Result, time: number] {
  const start = performance.now()
  const result = work()
  return [result, performance.now() - start]
}

/** Selects among many curves, in the page that this runs in. @returns milliseconds, and how many of them met a point */
export function measure(count: number): { prepared: number; selected: number[]; found: number } {
  const [models, prepared] = timed<PreparedModel[]>(() => prepareModels(catalogueOf(count)))
  let found = 0
  const selected = Array.from({ length: 15 }, (_, index) => {
    const duty = { airflow: 6000 + 500 * index, pressure: 250, altitude: 0, temperature: 20 }
    const [selection, time] = timed(() => selectFans(models, duty, limits))
    found += selection.found.length
    return time
  })
  return { prepared, selected, found }
}
