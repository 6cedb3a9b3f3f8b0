import { staffCollections } from '#contract/admin/collections.ts'
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { usualHours } from '#contract/opening-hours.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { checkRecord } from './check-record.ts'
import { FieldView } from './field-view.tsx'
import { toForm } from './form-values.ts'

const field: FormFieldDeclaration = { kind: 'hours', name: 'openingHours', label: () => 'Hours' }
const tell = vi.fn()

function Form() {
  const form = useForm({
    defaultValues: toForm([field], { openingHours: usualHours }),
    resolver: checkRecord(staffCollections.branches.input, [field], false),
  })
  const value = useWatch({ control: form.control, name: 'openingHours' })
  useEffect(() => void tell(value), [value])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <FieldView field={field} />
        <button>Save</button>
      </form>
    </FormProvider>
  )
}

const words = {
  en: {
    friday: 'Friday',
    saturday: 'Saturday',
    add: 'Add hours: Friday',
    again: 'Add hours: Saturday',
    opens: 'Opens: ',
    closes: 'Closes: ',
    remove: 'Remove these hours: Saturday',
    asAbove: 'Same as the day above: Sunday',
    addDays: 'Add days',
    overlap: 'Two intervals of the same day overlap',
    time: 'Please enter both an opening and a closing time',
    date: 'Please enter the first and the last day',
  },
  ar: {
    friday: 'الجمعة',
    saturday: 'السبت',
    add: 'إضافة ساعات: الجمعة',
    again: 'إضافة ساعات: السبت',
    opens: 'من: ',
    closes: 'إلى: ',
    remove: 'إزالة هذه الساعات: السبت',
    asAbove: 'مثل اليوم السابق: الأحد',
    addDays: 'إضافة أيام',
    overlap: 'تتداخل فترتان في اليوم نفسه',
    time: 'يرجى إدخال وقت البداية ووقت النهاية',
    date: 'يرجى إدخال أول يوم وآخر يوم',
  },
} as const

// RECORD-12
test.each(['ar', 'en'] as const)('%s: hours are entered day by day', async (language) => {
  const text = words[language]
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <Form />
    </InApp>,
  )
  const user = userEvent.setup()
  const day = (name: string) => within(screen.getByRole('group', { name }))
  const press = (name: string) => user.click(screen.getByLabelText(name))
  const enter = (index: number, name: string, time: string) => {
    const input = screen.getAllByLabelText(name)[index]
    if (input) fireEvent.change(input, { target: { value: time } })
  }
  const week = () => (tell.mock.lastCall?.[0] as typeof usualHours).week

  await press(text.add)
  enter(0, `${text.closes}${text.friday}`, '02:00')
  expect(week()[5]).toEqual([{ opens: '09:00', closes: '02:00' }])

  await press(text.again)
  await user.click(screen.getByText('Save'))
  expect(await day(text.saturday).findByText(text.time)).toBeTruthy()
  enter(1, `${text.opens}${text.saturday}`, '16:00')
  enter(1, `${text.closes}${text.saturday}`, '21:00')
  expect(await day(text.saturday).findByText(text.overlap)).toBeTruthy()
  enter(0, `${text.closes}${text.saturday}`, '13:00')
  const twice = [
    { opens: '09:00', closes: '13:00' },
    { opens: '16:00', closes: '21:00' },
  ]
  expect(week()[6]).toEqual(twice)

  await press(text.asAbove)
  expect(week()[0]).toEqual(twice)
  await user.click(screen.getByText(text.addDays))
  await user.click(screen.getByText('Save'))
  expect((await screen.findAllByText(text.date)).length).toBe(2)
  for (let left = 2; left > 0; left -= 1)
    await user.click(screen.getAllByLabelText(text.remove)[0] ?? document.body)
  expect(week()[6]).toEqual([])
})
