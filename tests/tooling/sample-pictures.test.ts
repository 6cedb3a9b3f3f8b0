import { describe, expect, test } from 'vitest'
import { sampleContent } from '#sample/sample-content.ts'
import type { SampleImage, SampleOf } from '#sample/sample-record.ts'

const projects: SampleOf<'projects'>[] = sampleContent.projects
const catalogue = sampleContent.products.map(({ picture }) => picture)
const shown: SampleImage[] = [
  ...sampleContent.frames,
  ...sampleContent.about.flatMap(({ images }) => images),
  ...sampleContent.drivers,
  ...sampleContent.services,
  ...sampleContent.products,
  ...projects.flatMap((project) => [project, ...project.gallery]),
]
const told = [...new Set(shown.map(({ picture }) => picture))].map((picture) => ({
  picture,
  texts: shown.filter((place) => place.picture === picture).map(({ alt }) => alt),
}))

// SEED-5
describe('the sample pictures', () => {
  test.each(told)('$picture is told in both languages, and by one text', ({ texts }) => {
    const [text] = texts
    expect(text?.ar).toMatch(/\p{Script=Arabic}/u)
    expect(text?.en).toMatch(/[a-z]/)
    for (const other of texts) expect(other).toEqual(text)
  })

  test.each(projects)('of $slug begin with its own and are none of the catalogue', (project) => {
    const gallery = project.gallery.map(({ picture }) => picture)
    expect(gallery[0]).toBe(project.picture)
    expect(gallery.filter((picture) => catalogue.includes(picture))).toEqual([])
  })
})
