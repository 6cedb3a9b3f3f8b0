import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { projectsScreen } from '../../declarations/projects.ts'
import type { AdminRecord } from '../column.ts'
import { RecordForm } from './record-form.tsx'

const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`
const both = (text: string) => ({ ar: text, en: text })
const range = { minimum: 1, maximum: 2 }
const revised = { version: 1, createdAt: '', updatedAt: '', pictures: {}, order: 1 }

const products = ['Jet fan', 'Roof fan', 'Cabinet fan'].map((name, at) => ({
  ...revised,
  id: idOf(at + 1),
  title: both(name),
  slug: `product-${at}`,
  type: 'roof',
  description: both(name),
  airflow: range,
  pressure: range,
  power: range,
  sizes: [],
  pictureId: null,
  alt: both(''),
  dataSheetFile: null,
  dataSheet: null,
}))

const gone = idOf(9)
const project = {
  ...revised,
  id: idOf(5),
  title: both('Tunnel'),
  slug: 'tunnel',
  sector: 'transport',
  year: 2025,
  client: both('Metro'),
  location: both('Cairo'),
  description: both('A tunnel'),
  challenge: both('Smoke'),
  solution: both('Fans'),
  scope: { ar: [], en: [] },
  quantities: { ar: [], en: [] },
  productIds: [
    { id: products[0]?.id, count: 48 },
    { id: gone, count: 0 },
  ],
  serviceIds: [],
  pictureId: null,
  alt: both(''),
  gallery: [],
} as unknown as AdminRecord

const pageOf = (data: unknown[]) => ({
  data: { data, pageNo: 1, pageSize: 100, totalCount: data.length, orderVersion: 0 },
})

// LINK-1
test('a project names its products in an order, with how many there are of each', async () => {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const sent: unknown[] = []
  const client: ApiClient = async (call, { body } = {}) => {
    if (call.id === 'products.list') return pageOf(products)
    if (call.id === 'services.list') return pageOf([])
    if (call.method === 'GET') return new Promise(() => {})
    sent.push((body as { productIds: unknown }).productIds)
    return { data: { ...project, ...body, version: 2 } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RecordForm screen={projectsScreen} record={project} onSaved={() => {}} />
    </InApp>,
  )
  const user = userEvent.setup()
  const group = screen.getByRole('group', { name: 'Products used' })
  const items = () => within(group).getAllByRole('listitem')
  const names = () => items().map((item) => item.querySelector('strong')?.textContent)
  await waitFor(() => expect(names()).toEqual(['Jet fan', 'A record that was deleted']))

  await user.click(within(group).getByRole('button', { name: 'Remove: A record that was deleted' }))
  const choice = () => within(group).getByRole('combobox', { name: /Add a product/ })
  expect(within(choice()).queryByRole('option', { name: 'Jet fan' })).toBeNull()
  await user.selectOptions(choice(), 'Cabinet fan')
  await user.selectOptions(choice(), 'Roof fan')
  expect(names()).toEqual(['Jet fan', 'Cabinet fan', 'Roof fan'])
  await user.click(within(group).getByRole('button', { name: 'Move earlier: Roof fan' }))
  await user.type(within(group).getByRole('textbox', { name: /“Roof fan”/ }), '٢6 units')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      [
        { id: products[0]?.id, count: 48 },
        { id: products[1]?.id, count: 26 },
        { id: products[2]?.id, count: 0 },
      ],
    ]),
  )
})
