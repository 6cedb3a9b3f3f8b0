import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Project } from '#contract/collections/projects.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { ProductsUsed } from './products-used.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectFacts } from './project-facts.tsx'

const figures = ['Length', 'Fans', 'Diameter', 'Time', 'Cost'].map((label, at) => ({
  label,
  value: `${at + 1} km`,
}))
const link = (slug: string, title: string, maximum: number, count: number) => ({
  id: slug,
  slug,
  formerSlugs: [],
  title,
  airflow: { minimum: 0, maximum },
  imageUrl: '',
  alt: '',
  count,
})
const tunnel = {
  id: 't',
  slug: 'tunnel',
  formerSlugs: [],
  title: 'Metro tunnel',
  sector: 'transport',
  year: 2025,
  location: 'Cairo',
  description: 'Reverses the air in 48 seconds.',
  challenge: 'Smoke',
  solution: 'Fans',
  client: 'Metro',
  scope: [],
  gallery: [],
  imageUrl: '',
  alt: '',
  quantities: figures,
  products: [link('jet-fan', 'Jet fan', 110_000, 48), link('roof-fan', 'Roof fan', 0, 0)],
  services: [{ id: 's', slug: 'fire', formerSlugs: [], title: 'Fire fighting', count: 0 }],
} as unknown as Project

// PROJECT-4
test('the first project is told large, any other by its place and a figure', async () => {
  await renderInApp(
    <ul>
      <ProjectCard project={tunnel} large />
      <ProjectCard project={tunnel} large={false} />
    </ul>,
    { language: 'en' },
  )
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('There are no cards')
  expect(within(first).getByText('Reverses the air in 48 seconds.')).toBeTruthy()
  expect(within(first).getAllByRole('definition')).toHaveLength(4)
  expect(within(second).queryByText('Reverses the air in 48 seconds.')).toBeNull()
  expect(within(second).getByText('Cairo')).toBeTruthy()
  expect(within(second).getAllByRole('definition')).toHaveLength(1)
})

const tied = (project: Project) => (
  <>
    <ProjectFacts project={project} />
    <ProductsUsed project={project} />
  </>
)

// LINK-2
test.each([
  ['en', 'Products used', '48 units'],
  ['ar', 'المنتجات المستخدمة', '48 وحدة'],
] as const)(
  'in %s a project leads to its products and services',
  async (language, title, count) => {
    await renderInApp(tied(tunnel), { language })
    const used = within(screen.getByRole('region', { name: title }))
    const links = used.getAllByRole('link').map((one) => one.getAttribute('href'))
    expect(links).toEqual(['/products/jet-fan', '/products/roof-fan'])
    const [jet, roof] = used.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(jet).toContain(count)
    expect(jet).toContain('110,000')
    // A figure that is not given is left out.
    expect(roof).toBe('Roof fan')
    expect(screen.getByRole('link', { name: 'Fire fighting' }).getAttribute('href')).toBe(
      '/services/fire',
    )
  },
)

// LINK-2
test('a project that names nothing has no place for it', async () => {
  await renderInApp(tied({ ...tunnel, products: [], services: [] }), { language: 'en' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Services')).toBeNull()
})
