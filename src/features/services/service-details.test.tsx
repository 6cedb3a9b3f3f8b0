import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { ServicePage } from './service-page.tsx'

const bare = { id: 'b', slug: 'bare', title: 'Bare', summary: 'Short', description: 'Long' }
const hvac = {
  ...bare,
  id: 'h',
  slug: 'hvac',
  title: 'HVAC',
  steps: [
    { label: 'Survey', value: 'We measure on site.' },
    { label: 'Handover', value: 'You get a report.' },
  ],
  standards: ['SMACNA'],
  engineerName: 'Hala Mansour',
  engineerRole: 'Head of HVAC',
  engineerPhone: '+20 2 25550111',
  engineerEmail: 'hala@example.com',
  projects: [
    { id: 'p', slug: 'hotel', title: 'Hotel roof', location: 'Hurghada', year: 2023, count: 0 },
  ],
}

const show = (slug: string, language: 'ar' | 'en') =>
  renderInApp(<ServicePage slug={slug} missing={null} />, {
    language,
    answers: { GetAllServices: { body: { data: [hvac, bare] } } },
  })

// SERVICE-2, LINK-2
test.each([
  ['en', 'How we work', 'Standards', 'Projects with this service', 'Who answers your questions'],
  ['ar', 'كيف يسير العمل', 'المواصفات القياسية', 'من مشاريع هذه الخدمة', 'من يجيب عن أسئلتك'],
] as const)(
  'in %s a service tells its steps, standards, projects and engineer',
  async (language, steps, standards, projects, engineer) => {
    await show('hvac', language)
    const work = within(await screen.findByRole('region', { name: steps }))
    expect(work.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SurveyWe measure on site.',
      'HandoverYou get a report.',
    ])
    expect(screen.getByRole('heading', { name: standards })).toBeTruthy()
    expect(screen.getByText('SMACNA')).toBeTruthy()
    const done = within(screen.getByRole('region', { name: projects }))
    expect(done.getByRole('link', { name: 'Hotel roof' }).getAttribute('href')).toBe(
      '/projects/hotel',
    )
    const card = within(screen.getByRole('complementary', { name: engineer }))
    expect(card.getByText('Hala Mansour')).toBeTruthy()
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+20225550111',
      'mailto:hala@example.com',
    ])
  },
)

// SERVICE-2
test('a service that has none of these leaves no gap for them', async () => {
  await show('bare', 'en')
  await screen.findByRole('heading', { level: 1, name: 'Bare' })
  expect(screen.queryByRole('complementary')).toBeNull()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Other services',
    'Does your project need this service?',
  ])
})
