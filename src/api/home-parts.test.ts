import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import type { Project } from '#contract/collections/projects.ts'
import type { ApiContextValue } from './api-context.ts'
import { homeLists, keepHomeParts } from './home-parts.ts'
import { sections } from './section-queries.ts'

const api = { language: 'en' } as ApiContextValue
const range = { minimum: 1, maximum: 2 }
const product = { id: 'a', slug: 'axial', title: 'Axial', airflow: range, construction: 'Steel' }
const project = { id: 'm', slug: 'metro', title: 'Metro', year: 2025, challenge: 'Smoke' }
const other = { id: 'h', slug: 'hotel', title: 'Hotel', year: 2023, challenge: 'Heat' }

function pageOf(products?: object[], projects?: object[]) {
  const queryClient = new QueryClient()
  const [ofProducts, ofProjects] = [sections.products(api), sections.projects(api)]
  // No more of a record than the test is about.
  if (products) queryClient.setQueryData(ofProducts.queryKey, products as Product[])
  if (projects) queryClient.setQueryData(ofProjects.queryKey, projects as Project[])
  keepHomeParts({ queryClient, api })
  const data = queryClient.getQueryCache().getAll()
  return {
    data: Object.fromEntries(data.map(({ queryKey, state }) => [queryKey.join(), state.data])),
    asked: homeLists({ queryClient, api }),
  }
}

// PAGE-13
test('the home page carries the shown fields of its products and of one project, and asks for no more', () => {
  const { construction: _construction, ...shownProduct } = product
  const { challenge: _challenge, ...shownProject } = project
  expect(pageOf([product], [project, other])).toEqual({
    data: { 'home-part,products': [shownProduct], 'home-part,projects': [shownProject] },
    asked: [],
  })
})

// PAGE-13
test('a list that the server could not read is asked for by the browser', () => {
  expect(pageOf([], undefined)).toEqual({
    data: { 'home-part,products': [] },
    asked: [sections.projects],
  })
})
