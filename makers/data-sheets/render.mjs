import { products } from '../../sample/content/products.ts'
import { tajawal } from '../certificates/fonts.mjs'
import { printDocuments } from '../certificates/print-documents.mjs'
import { dataSheet } from './data-sheet.mjs'

const sheets = products.map((product) => dataSheet(product))
await printDocuments(await Promise.all(sheets), {
  folder: new URL('../../sample/data-sheets/', import.meta.url),
  faces: tajawal,
})
