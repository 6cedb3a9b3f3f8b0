import { describe, expect, test } from 'vitest'
import { sampleContent } from '#sample/sample-content.ts'
import type { SampleOf } from '#sample/sample-record.ts'

const projects: SampleOf<'projects'>[] = sampleContent.projects
const slugsIn = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
const products = slugsIn(sampleContent.products)
const services = slugsIn(sampleContent.services)

// SEED-4
describe.each(projects.map((project) => [project.slug, project] as const))(
  '%s',
  (_slug, project) => {
    const { products: used = [], services: done = [], quantities } = project

    test('names products and services that there are', () => {
      expect(products).toEqual(expect.arrayContaining(slugsIn(used)))
      expect(services).toEqual(expect.arrayContaining(slugsIn(done)))
    })

    test.each(['ar', 'en'] as const)('has no other counts than its figures, in %s', (language) => {
      const figures = quantities[language].map(({ value }) => value)
      const counts = used.flatMap(({ count }) => count ?? []).map(String)
      expect(figures).toEqual(expect.arrayContaining(counts))
    })
  },
)
