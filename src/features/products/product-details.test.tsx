import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { testFan } from '#tests/support/test-fan.ts'
import { ProductEnd, ProductOpening } from './product-details.tsx'

const product = {
  id: '1',
  slug: 'fan',
  type: 'smoke',
  title: 'Fan',
  description: 'Moves air.',
  dataSheetUrl: '',
  sizes: [],
  airflow: { minimum: 1, maximum: 2 },
  pressure: { minimum: 1, maximum: 2 },
  thrust: { minimum: 0, maximum: 0 },
  power: { minimum: 1, maximum: 2 },
} as unknown as Product

// SELECT-18
test.each([
  ['leads to the selection', [testFan('A'), testFan('B', { thrust: 200 })], true],
  ['does not where all its sizes blow free', [testFan('B', { thrust: 200 })], false],
  ['does not where it has no sizes', [], false],
] as const)('a product %s', async (_what, models, leads) => {
  await renderInApp(<ProductOpening product={product} />, {
    language: 'en',
    answers: { GetFanModels: { body: { data: [{ slug: 'fan', models }] } } },
  })
  const link = { name: 'Select a size by duty point' }
  if (leads) expect(await screen.findByRole('link', link)).toBeDefined()
  else await expect.poll(() => screen.queryByRole('link', link)).toBeNull()
})

// SELECT-18
test('the end of a page of jet fans asks for the thrust, and leads to no selection', async () => {
  const end = { ...product, projects: [] }
  await renderInApp(<ProductEnd product={end} others={[]} />, {
    language: 'en',
    answers: {
      GetFanModels: { body: { data: [{ slug: 'fan', models: [testFan('B', { thrust: 200 })] }] } },
    },
  })
  expect(await screen.findByText('Do you know the thrust that you need?')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Select a size by duty point' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Request a quote' })).toBeDefined()
})
