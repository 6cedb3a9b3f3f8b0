import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { utils, write } from 'xlsx'
import { staffCollections } from '#contract/admin/collections.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { Language } from '#contract/locale.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { testFan } from '#tests/support/test-fan.ts'
import type { FormFieldDeclaration } from '../../field.ts'
import { checkRecord } from '../check-record.ts'
import { toForm, toInput } from '../form-values.ts'
import { ModelsField } from './models-field.tsx'

const field: Extract<FormFieldDeclaration, { kind: 'models' }> = {
  kind: 'models',
  name: 'models',
  label: () => 'Models',
}
const tell = vi.fn<(models: FanModel[]) => void>()

function Form({ models }: { models: FanModel[] }) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: toForm([field], { models }),
    resolver: checkRecord(staffCollections.products.fields.models.input, [field], false),
  })
  const value: unknown = useWatch({ control: form.control, name: 'models' })
  useEffect(() => {
    tell(toInput([field], { models: value }, false)['models'] as FanModel[])
  }, [value])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <ModelsField field={field} />
        <button>Save</button>
      </form>
    </FormProvider>
  )
}

async function showForm(models: FanModel[], language: Language = 'en') {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <Form models={models} />
    </InApp>,
  )
  return userEvent.setup()
}

/** The line of a model in the list. */
function lineOf(name: RegExp): HTMLElement {
  const lines = [...document.querySelectorAll('summary')]
  const found = lines.find(({ textContent }) => name.test(textContent))
  if (found === undefined) throw new Error(`no model is called ${String(name)}`)
  return found
}
const isOpen = (name: RegExp) => lineOf(name).closest('details')?.open

const now = () => tell.mock.lastCall?.[0] ?? []
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const paste = (into: HTMLElement, text: string) =>
  fireEvent.paste(into, { clipboardData: { getData: () => text } })

const rows = testFan('x').curve.map(({ airflow, pressure, power, efficiency, sound }) =>
  [airflow, pressure, power, efficiency, ...sound].join('\t'),
)

// MODEL-1, MODEL-9, MODEL-11
test.each([
  {
    language: 'en',
    add: 'Add a model',
    open: /^Model 1/,
    first: 'Point 1: Airflow (m³/h)',
    second: 'Point 2: Airflow (m³/h)',
    chart: 'Points of Model 1',
  },
  {
    language: 'ar',
    add: 'إضافة طراز',
    open: /^الطراز 1/,
    first: 'النقطة 1: تدفق الهواء (م³/س)',
    second: 'النقطة 2: تدفق الهواء (م³/س)',
    chart: 'نقاط الطراز 1',
  },
] as const)('$language: a model is added, and its points are pasted and drawn', async (words) => {
  const user = await showForm([], words.language)
  await user.click(screen.getByRole('button', { name: words.add }))
  expect(isOpen(words.open)).toBe(true)
  expect(screen.queryByRole('slider')).toBeNull()

  paste(cell(words.first), rows.join('\r\n'))
  expect(now()[0]?.curve).toEqual(testFan('x').curve)
  expect(screen.getByRole('slider', { name: words.chart })).toBeTruthy()

  // Down and up a column by keys.
  cell(words.first).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(cell(words.second))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(cell(words.first))
})

// MODEL-5
test('a refused save opens the model at fault and names its point', async () => {
  const faulty = testFan('B-500')
  const curve = faulty.curve.map((point, at) => (at === 3 ? { ...point, pressure: 1e6 } : point))
  const user = await showForm([testFan('A-400'), { ...faulty, curve }])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const fault = await screen.findByText(/point .?4.?: the pressure must be a number above 0/)
  expect(fault).toBeTruthy()
  expect(isOpen(/^B-500/)).toBe(true)
  expect(lineOf(/^B-500.*1 fault/)).toBeTruthy()
  const wrong = cell('Point 4: Static pressure (Pa)')
  expect(wrong.getAttribute('aria-invalid')).toBe('true')

  await user.clear(wrong)
  await user.type(wrong, '١٢٠')
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('false'))
  expect(now()[1]?.curve[3]?.pressure).toBe(120)
})

// MODEL-1
test('a model is duplicated without its code, and removed after a question', async () => {
  const user = await showForm([testFan('A-400')])
  await user.click(lineOf(/^A-400/))
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(now().map(({ code }) => code)).toEqual(['A-400', ''])
  await user.type(cell('Model code'), 'A-401')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  )
  expect(now()).toEqual([testFan('A-400')])
})

/** A workbook of one sheet. */
function workbook(cells: unknown[][]): File {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Points')
  const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
  // Files of jsdom cannot be read so.
  return Object.assign(new File([bytes], 'points.xlsx'), {
    arrayBuffer: () => Promise.resolve(bytes),
  })
}
const headings = ['Flow', 'Static pressure', 'Power', 'η', 63, 125, 250, 500, 1000, 2000, 4000]
const points = testFan('x').curve.map(({ airflow, pressure, power, efficiency, sound }) => [
  airflow,
  pressure,
  power,
  efficiency,
  ...sound,
])

// MODEL-10
test('points are imported once each cell is right and each column is known', async () => {
  const user = await showForm([{ ...testFan('A-400'), curve: testFan('x').curve.slice(0, 5) }])
  await user.click(lineOf(/^A-400/))
  await user.click(screen.getByRole('button', { name: 'Import points from Excel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import points into A-400' })
  const inside = within(dialog)
  const take = () => inside.getByRole<HTMLButtonElement>('button', { name: 'Put into the form' })

  const wrong = points.map((row, at) => (at === 2 ? row.with(1, -150) : row))
  await user.upload(
    inside.getByLabelText('Excel file'),
    workbook([[...headings, 'loud'], ...wrong]),
  )
  expect(await inside.findByText(/Choose a column for: 8000 Hz/)).toBeTruthy()
  expect(take().disabled).toBe(true)
  await user.selectOptions(inside.getByLabelText(/^8000 Hz/), 'Column L: loud')
  expect(inside.getByText(/Cell .?B4/).closest('li')?.textContent).toMatch(/the pressure must be/)
  expect(take().disabled).toBe(true)

  const right = [[...headings, 8000], ...points]
  await user.click(inside.getByRole('button', { name: /^Remove/ }))
  await user.upload(inside.getByLabelText('Excel file'), workbook(right))
  expect(await inside.findByText(/All rows are correct/)).toBeTruthy()
  expect(now()[0]?.curve).toHaveLength(5)
  await user.click(take())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(now()).toEqual([testFan('A-400')])
})

// MODEL-10
test('a file that is no workbook is refused', async () => {
  const user = await showForm([])
  await user.click(screen.getByRole('button', { name: 'Import models from Excel' }))
  const inside = within(await screen.findByRole('dialog'))
  const { buffer } = new TextEncoder().encode('airflow')
  const file = Object.assign(new File([], 'points.xlsx'), {
    arrayBuffer: () => Promise.resolve(buffer),
  })
  await user.upload(inside.getByLabelText('Excel file'), file)
  expect(await inside.findByText(/not a readable XLSX workbook/)).toBeTruthy()
  expect(inside.queryByRole('button', { name: 'Put into the form' })).toBeNull()
})

// MODEL-13
test.each([
  ['en', 'Export models to Excel', 'Excel file to fill in'],
  ['ar', 'تصدير الطرازات إلى Excel', 'ملف Excel للتعبئة'],
] as const)('in %s models leave as a file, or a file to fill in', async (language, all, none) => {
  await showForm([testFan('A-400')], language)
  expect(screen.getByRole('button', { name: all })).toBeDefined()
  await showForm([], language)
  expect(screen.getByRole('button', { name: none })).toBeDefined()
})
