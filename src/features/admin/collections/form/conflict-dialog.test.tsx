import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { testFan } from '#tests/support/test-fan.ts'
import { associatedServicesScreen } from '../../declarations/associated-services.ts'
import { productsScreen } from '../../declarations/products.ts'
import { projectsScreen } from '../../declarations/projects.ts'
import type { CollectionScreen } from '../screen.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { modelToTexts } from './models/model-form.ts'

const picture = { key: 'a', width: 320, height: 240, color: '#123456', widths: [320] }

interface Sides {
  mine: unknown
  theirs: unknown
}

async function compare(
  { fields }: CollectionScreen,
  name: string,
  { mine, theirs }: Sides,
  answers: CannedAnswers = {},
) {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  const { app, rerender } = await renderInApp(<div />, { language: 'ar', answers })
  await addAdminTexts(app.i18n, 'ar')
  const conflict = { field, language: undefined, place: name, mine, theirs }
  rerender(
    <InApp app={app}>
      <ConflictDialog
        conflicts={[{ ...conflict, changedBy: 'both' }]}
        files={{
          pictures: { p1: picture, p2: picture },
          dataSheets: { 'sheet-1': 'نشرة TX.pdf' },
        }}
        busy={false}
        onSave={() => {}}
        onClose={() => {}}
      />
    </InApp>,
  )
  const side = (label: string) => {
    const choice = screen.getByText(label).closest('label')
    if (!choice) throw new Error(`${label} is no choice`)
    return within(choice)
  }
  return { mine: side('تعديلي'), theirs: side('المحفوظ الآن') }
}

const service = (id: string, title: string) => ({
  id,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: title, en: '' },
  slug: id,
  summary: { ar: 'ملخص', en: '' },
  description: { ar: 'وصف', en: '' },
  pictureId: null,
  order: 1,
})

test('a record that is referred to is shown by its title', async () => {
  const page = { pageNo: 1, pageSize: 100, totalCount: 1, orderVersion: 1 }
  const data = [service('s1', 'أعمال التكييف')]
  const { mine, theirs } = await compare(
    associatedServicesScreen,
    'serviceId',
    { mine: 's1', theirs: 's2' },
    { 'services.list': { body: { data: { ...page, data } } } },
  )
  expect(await mine.findByText('أعمال التكييف')).toBeTruthy()
  expect(await theirs.findByText('سجل لم يعد موجودًا')).toBeTruthy()
})

test('a record beyond the first hundred is shown by its title', async () => {
  const page = { pageSize: 100, totalCount: 101, orderVersion: 1 }
  const all = Array.from({ length: 101 }, (_, index) => service(`s${index}`, `خدمة ${index}`))
  const { mine, theirs } = await compare(
    associatedServicesScreen,
    'serviceId',
    { mine: 's0', theirs: 's100' },
    {
      'services.list': [
        { body: { data: { ...page, pageNo: 1, data: all.slice(0, 100) } } },
        { body: { data: { ...page, pageNo: 2, data: all.slice(100) } } },
      ],
    },
  )
  expect(await mine.findByText('خدمة 0')).toBeTruthy()
  expect(await theirs.findByText('خدمة 100')).toBeTruthy()
})

test('a data sheet is shown by its name', async () => {
  const sides = { mine: 'sheet-1', theirs: null }
  const { mine, theirs } = await compare(productsScreen, 'dataSheetFile', sides)
  expect(mine.getByText('نشرة TX.pdf').tagName).toBe('BDI')
  expect(theirs.getByText('فارغ')).toBeTruthy()
})

// RECORD-14
test('models are told apart by the figures in which they differ', async () => {
  const fan = modelToTexts(testFan('A-400'))
  const { mine, theirs } = await compare(productsScreen, 'models', {
    mine: [{ ...fan, weight: '25' }],
    theirs: [fan, modelToTexts(testFan('B-500'))],
  })
  expect(mine.getByText('25').parentElement?.textContent).toMatch(/A-400.*الوزن/)
  expect(mine.getByText('B-500').parentElement?.textContent).toMatch(/غير موجود/)
  expect(theirs.getByText('24').parentElement?.textContent).toMatch(/A-400.*الوزن/)
  expect(theirs.getByText('B-500').parentElement?.textContent).toMatch(/نقاط/)
})

test('what pictures show is read where it differs, each text in its language', async () => {
  const same = { pictureId: 'p1', alt: { ar: 'مروحة نفق', en: 'A tunnel fan' } }
  const { mine, theirs } = await compare(projectsScreen, 'gallery', {
    mine: [same, { pictureId: 'p2', alt: { ar: 'مروحة سقفية', en: 'Roof fan' } }],
    theirs: [same, { pictureId: 'p2', alt: { ar: 'مروحة سقفية', en: '' } }],
  })
  expect(mine.getAllByRole('img')).toHaveLength(2)
  expect(mine.getByText('Roof fan')).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(mine.queryByText('مروحة سقفية')).toBeNull()
  expect(mine.queryByText('A tunnel fan')).toBeNull()
  expect(theirs.getByText('فارغ')).toBeTruthy()
})

test('a single picture is compared in the same way, with a text beside its id or without', async () => {
  const { mine, theirs } = await compare(projectsScreen, 'pictureId', {
    mine: { pictureId: 'p1', alt: { ar: 'مروحة نفق', en: '' } },
    theirs: 'p1',
  })
  expect(mine.getByText('مروحة نفق')).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(theirs.getByRole('img')).toBeTruthy()
})
