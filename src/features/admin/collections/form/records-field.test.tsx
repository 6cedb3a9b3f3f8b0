import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { projectsScreen } from '../../declarations/projects.ts'
import { toForm, toInput } from './form-values.ts'
import { RecordsField } from './records-field.tsx'

const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`
const both = (text: string) => ({ ar: text, en: text })
const range = { minimum: 1, maximum: 2 }

const products = ['Jet fan', 'Roof fan', 'Cabinet fan'].map((name, at) => ({
  id: idOf(at + 1),
  version: 1,
  createdAt: '',
  updatedAt: '',
  pictures: {},
  order: 1,
  title: both(name),
  slug: `product-${at}`,
  type: 'roof',
  description: both(name),
  airflow: range,
  pressure: range,
  thrust: { minimum: 0, maximum: 0 },
  power: range,
  sizes: [],
  pictureId: null,
  alt: both(''),
  dataSheetFile: null,
  dataSheet: null,
}))
const page = { data: products, pageNo: 1, pageSize: 100, totalCount: 3, orderVersion: 0 }

const fields = projectsScreen.fields.filter(({ name }) => name === 'productIds')
const project = {
  productIds: [
    { id: idOf(1), count: 48 },
    { id: idOf(9), count: 0 },
  ],
}

/** The one field of the form, and a button that hands over what would be sent. */
function Form({ onSend }: { onSend: (input: unknown) => void }) {
  const form = useForm({ defaultValues: toForm(fields, project) })
  const [field] = fields
  return (
    <FormProvider {...form}>
      {field?.kind === 'records' && <RecordsField field={field} />}
      <button type="button" onClick={() => onSend(toInput(fields, form.getValues(), false))}>
        Send
      </button>
    </FormProvider>
  )
}

// LINK-1
test('a project names its products in an order, with how many there are of each', async () => {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const sent: unknown[] = []
  const client: ApiClient = (call) =>
    call.id === 'products.list' ? Promise.resolve({ data: page }) : new Promise(() => {})
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <Form onSend={(input) => sent.push(input)} />
    </InApp>,
  )
  const user = userEvent.setup()
  const names = () =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  await waitFor(() => expect(names()).toEqual(['Jet fan', 'A record that was deleted']))

  await user.click(screen.getByRole('button', { name: 'Remove: A record that was deleted' }))
  const choice = screen.getByRole('combobox', { name: /Add a product/ })
  expect(within(choice).queryByRole('option', { name: 'Jet fan' })).toBeNull()
  await user.selectOptions(choice, 'Cabinet fan')
  await user.selectOptions(choice, 'Roof fan')
  expect(names()).toEqual(['Jet fan', 'Cabinet fan', 'Roof fan'])
  // All are named.
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Move earlier: Roof fan' }))
  const roof = within(screen.getByRole('group', { name: 'Roof fan' }))
  await user.type(roof.getByRole('textbox', { name: /Quantity/ }), '٢6 units')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([
    {
      productIds: [
        { id: idOf(1), count: 48 },
        { id: idOf(2), count: 26 },
        { id: idOf(3), count: 0 },
      ],
    },
  ])
})
