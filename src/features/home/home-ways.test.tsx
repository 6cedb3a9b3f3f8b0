import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { type CannedAnswers, renderInApp } from '#tests/support/render-in-app.tsx'
import { FansSection } from './fans/fans-section.tsx'
import { ProjectSection } from './project/project-section.tsx'

const range = (minimum: number, maximum: number) => ({ minimum, maximum })

const products = [
  {
    id: '1',
    slug: 'axial-fan',
    title: 'Axial fan',
    airflow: range(2_500, 140_000),
    pressure: range(50, 900),
  },
  {
    id: '2',
    slug: 'duct-fan',
    title: 'Duct fan',
    airflow: range(150, 9_500),
    pressure: range(0, 0),
  },
]
const certificates = [
  { id: 'u', title: 'University tests', pdfUrl: '/u.pdf', icon: 'university' },
  { id: 'i', title: 'ISO', pdfUrl: '/i.pdf', icon: 'iso' },
]
const figure = (label: string, value: string) => ({ label, value })
const projects = [
  {
    id: 'p',
    slug: 'tunnel',
    title: 'Metro tunnel',
    location: 'Cairo',
    year: 2025,
    description: 'Reverses the air in 48 seconds.',
    quantities: ['A', 'B', 'C', 'D', 'E'].map((label) => figure(label, `${label} 5 km`)),
  },
  { id: 'q', slug: 'hotel', title: 'Hotel', location: 'Hurghada', year: 2023 },
]
const answers = {
  GetAllProducts: { body: { data: products } },
  GetAllProjects: { body: { data: projects } },
  GetAllCertificates: { body: { data: certificates } },
} satisfies CannedAnswers

const show = (all: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(
    <>
      <FansSection />
      <ProjectSection />
    </>,
    { language, answers: all },
  )

// HOME-2
test.each([
  ['en', 'Fans we build', '150 – 140,000 m³/h', '50 – 900 Pa', /^Select a fan/, 'All fans'],
  ['ar', 'مراوح من تصنيعنا', '150 – 140,000 م³/س', '50 – 900 باسكال', /^اختر مروحة/, 'كل المراوح'],
] as const)(
  'in %s the products are told in figures',
  async (language, title, airflow, pressure, select, all) => {
    await show(answers, language)
    const fans = within(await screen.findByRole('region', { name: title }))
    const figures = fans.getAllByRole('definition').map(({ textContent }) => textContent)
    // A product without a figure counts for nothing.
    expect(figures.slice(0, 2)).toEqual([airflow, pressure])
    expect((await fans.findByRole('link', { name: 'University tests' })).getAttribute('href')).toBe(
      '#certificates',
    )
    expect(fans.queryByText('ISO')).toBeNull()
    expect(
      fans
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('link').getAttribute('href')),
    ).toEqual(['/products/axial-fan', '/products/duct-fan'])
    expect(fans.getByRole('link', { name: select }).getAttribute('href')).toBe('/products/select')
    expect(fans.getByRole('link', { name: all }).getAttribute('href')).toBe('/products')
  },
)

// HOME-3
test('the first project is told large, with four figures', async () => {
  await show(answers)
  const project = within(await screen.findByRole('region', { name: 'Metro tunnel' }))
  expect(project.getByText('Reverses the air in 48 seconds.')).toBeTruthy()
  expect(project.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ])
  expect(project.getByRole('link', { name: 'Read the case study' }).getAttribute('href')).toBe(
    '/projects/tunnel',
  )
  expect(screen.queryByText('Hotel')).toBeNull()
})

// HOME-4
test.each([
  ['fail', { failure: new ApiFailure('GetAllProducts', 'network') }],
  ['are none', { body: { data: [] } }],
])('where they %s, nothing stands in their place', async (_what, answer) => {
  const { app } = await show({ ...answers, GetAllProducts: answer, GetAllProjects: answer })
  await expect.poll(() => app.queryClient.isFetching()).toBe(0)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
