import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import { quotationLimits } from '#contract/quotation/quotation-line.ts'
import { ProductCard } from '#src/features/products/product-card.tsx'
import { QuotationEntry } from '#src/features/quotation/quotation-entry.tsx'
import { listedCount } from '#src/pwa/quotation/listed-count.ts'
import { changeListed, quotationName, takeOffSent } from '#src/pwa/storage/quotation-store.ts'
import { announceListed, linesToSend, readListed } from '#src/pwa/storage/quotation-store.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'

const product = {
  id: 'p1',
  slug: 'axial-fan',
  title: 'Axial fan',
  type: 'axial',
  airflow: { minimum: 0, maximum: 0 },
  pressure: { minimum: 0, maximum: 0 },
  thrust: { minimum: 0, maximum: 0 },
  sizes: [],
  imageUrl: '',
  alt: '',
} as unknown as Product

const show = () =>
  renderInApp(
    <>
      <ul>
        <ProductCard product={product} urgent={false} />
      </ul>
      <QuotationEntry />
    </>,
    { language: 'en' },
  )
const toList = () => screen.queryByRole('link', { name: /^Quote list/ })

beforeEach(async () => {
  localStorage.clear()
  listedCount.set(0)
})

// QUOTE-4
it('shows nothing and opens no database while there is no list', async () => {
  const open = vi.spyOn(indexedDB, 'open')
  await show()
  expect(toList()).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

// QUOTE-1, QUOTE-4
it('a card puts its product on the list, and the page leads there from then on', async () => {
  await clear(createStore(quotationName, 'list'))
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: 'Add to quote list: Axial fan' }))
  const link = await screen.findByRole('link', { name: 'In your quote list: 1: Axial fan' })
  expect(link.getAttribute('href')).toBe('/products/quotation')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect((await screen.findByRole('link', { name: 'Quote list (1)' })).getAttribute('href')).toBe(
    '/products/quotation',
  )
  expect(await readListed()).toEqual([
    { product: 'axial-fan', code: '', point: null, quantity: 1, note: '', title: 'Axial fan' },
  ])

  // The worker sends it.
  await takeOffSent(linesToSend((await readListed()) ?? []))
  act(() => announceListed())
  await waitFor(() => expect(toList()).toBeNull())
  expect(await screen.findByRole('button', { name: /^Add to quote list/ })).toBeTruthy()
})

// QUOTE-2
it('a card says that a full list has no room', async () => {
  const fans = Array.from({ length: quotationLimits.lines }, (_, index) => `fan-${index}`)
  await changeListed(() =>
    fans.map((slug) => ({
      ...{ product: slug, code: '', point: null },
      ...{ quantity: 1, note: '', title: slug },
    })),
  )
  announceListed()
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: /^Add to quote list/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/holds 200 lines/)
})
