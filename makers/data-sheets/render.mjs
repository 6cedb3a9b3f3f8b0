import { products } from '../../sample/content/products.ts'
import { tajawal } from '../certificates/fonts.mjs'
import { printDocuments } from '../certificates/print-documents.mjs'
import { dataSheet } from './data-sheet.mjs'

/** @type {Record<string, string>} */
const codes = {
  'axial-plate-fan': 'AX',
  'bifurcated-axial-fan': 'BX',
  'centrifugal-fan': 'CF',
  'inline-duct-fan': 'DL',
  'cabinet-fan': 'CB',
  'roof-fan': 'RF',
  'jet-fan': 'JT',
  'smoke-spill-fan': 'SX',
}

const sheets = products.map((product) => dataSheet(product, codes[product.slug] ?? 'NF'))
await printDocuments(await Promise.all(sheets), {
  folder: new URL('../../sample/data-sheets/', import.meta.url),
  faces: tajawal,
})
