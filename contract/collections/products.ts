import { contentCalls } from '../content-calls.ts'
import { productTypes } from '../content-values.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import { projectLink } from './record-links.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The fan portfolio (PRODUCT-2). */
export const products = describeCollection({
  name: 'products',
  table: 'products',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    slug: { kind: 'slug', fallback: 'product' },
    type: { kind: 'choice', values: productTypes, fallback: 'axial' },
    order: { kind: 'order' },
    description: { kind: 'description', searched: true },
    /** Cubic metres per hour. */
    airflow: { kind: 'range' },
    /** Pascal. */
    pressure: { kind: 'range' },
    /** Newton, of jet fans; 0 for all others. */
    thrust: { kind: 'range' },
    /** Kilowatt. */
    power: { kind: 'range' },
    /** Impeller diameters or, for boxes, sides. */
    sizes: { kind: 'sizes' },
    /** Casing, impeller and motor in one line. */
    construction: { kind: 'optionalText' },
    /** Parts that can be ordered with it. */
    options: { kind: 'points' },
    /** The standards it is made and tested to. */
    standards: { kind: 'points' },
    /** Told by `GetFanModels`, so that the list of products stays small. */
    models: { kind: 'fanModels', visitors: false },
    ...picture,
    /** The record's `dataSheet` holds its name and address; visitors get an empty address where there is none. */
    dataSheetFile: { kind: 'pdf' },
  },
  abilities: ordered,
  screens: { path: 'products', menu: 'services', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
  filters: ['type'],
  visitors: {
    call: contentCalls.GetAllProducts,
    shownOn: '/products',
    summary: 'The fan portfolio, in its order',
    needs: ['slug'],
    /** Those that name it. */
    added: { projects: { links: projectLink } },
  },
})
export type Product = VisitorRecord<typeof products>
