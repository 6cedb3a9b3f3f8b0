import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { UsedIn } from './used-in.tsx'

const project = {
  id: 't',
  slug: 'tunnel',
  formerSlugs: [],
  title: 'Metro tunnel',
  location: 'Cairo',
  year: 2025,
  imageUrl: '',
  alt: '',
  count: 2,
}
const used = (projects: (typeof project)[]) => (
  <UsedIn product={{ projects } as unknown as Product} />
)

// LINK-2
test.each([
  ['en', 'Used in our projects', '2 units'],
  ['ar', 'في مشاريعنا', 'وحدتان'],
] as const)('in %s a product leads to the projects that use it', async (language, title, count) => {
  await renderInApp(used([project, { ...project, id: 'h', slug: 'hotel', count: 0 }]), { language })
  const [tunnel, hotel] = within(screen.getByRole('region', { name: title })).getAllByRole(
    'listitem',
  )
  if (!tunnel || !hotel) throw new Error('There are no projects')
  expect(within(tunnel).getByRole('link').getAttribute('href')).toBe('/projects/tunnel')
  expect(tunnel.textContent).toBe(`Metro tunnelCairo2025${count}`)
  expect(hotel.textContent).toBe('Metro tunnelCairo2025')
})

// LINK-2
test('a product that no project uses has no place for them', async () => {
  const { container } = await renderInApp(used([]), { language: 'en' })
  expect(container.textContent).toBe('')
})
