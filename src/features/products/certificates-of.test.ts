import { expect, test } from 'vitest'
import { certificatesOf } from './certificates-of.ts'

const link = (slug: string) => ({ id: slug, title: slug, slug, formerSlugs: [], count: 0 })
const company = { products: [] }
const axial = { products: [link('axial')] }
const both = { products: [link('roof'), link('axial')] }

// SIZE-6
test('a product has the certificates that name it, and those of the company', () => {
  const all = [company, axial, both]
  expect(certificatesOf({ slug: 'axial' }, all)).toEqual(all)
  expect(certificatesOf({ slug: 'roof' }, all)).toEqual([company, both])
  expect(certificatesOf({ slug: 'jet' }, all)).toEqual([company])
})
