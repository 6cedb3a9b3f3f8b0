import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { CardFacts } from './card-facts.tsx'

const none = { minimum: 0, maximum: 0 }
const fan = {
  airflow: { minimum: 150, maximum: 9100 },
  pressure: none,
  thrust: { minimum: 28, maximum: 790 },
  sizes: [400, 125, 200],
}

const rows = () =>
  screen
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

// PRODUCT-2
test('a card says what a product reaches and its sizes, and nothing where there is no figure', async () => {
  await renderInApp(<CardFacts product={fan as unknown as Product} />, {
    language: 'en',
    answers: {},
  })
  expect(rows()).toEqual([
    ['Airflow', '150 – 9,100 m³/h'],
    ['Thrust', '28 – 790 N'],
    ['Sizes', '125 – 400 mm'],
  ])
})
