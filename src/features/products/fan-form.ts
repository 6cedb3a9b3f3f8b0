import type { Product } from '#contract/collections/products.ts'

/** The shapes that fans are built in. Each has a drawing and a model that can be turned. */
export const fanForms = [
  'plate',
  'tube',
  'bifurcated',
  'scroll',
  'spigot',
  'box',
  'cowl',
  'jet',
] as const
export type FanForm = (typeof fanForms)[number]

/** The words by which a product's address tells its shape. */
const words: [word: RegExp, form: FanForm][] = [
  [/plate/, 'plate'],
  [/bifurcat/, 'bifurcated'],
  [/cabinet|box/, 'box'],
  [/jet|impulse/, 'jet'],
  [/inline|duct/, 'spigot'],
  [/roof/, 'cowl'],
  [/centrifugal|blower/, 'scroll'],
]

/** The usual shape of each type. */
const usual: Record<Product['type'], FanForm> = {
  axial: 'tube',
  centrifugal: 'scroll',
  duct: 'spigot',
  roof: 'cowl',
  smoke: 'tube',
}

/** @returns the shape that a product's address names, else the usual one of its type */
export function fanForm({ slug, type }: Pick<Product, 'slug' | 'type'>): FanForm {
  return words.find(([word]) => word.test(slug))?.[1] ?? usual[type]
}
