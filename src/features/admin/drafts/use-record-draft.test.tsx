import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentDrafts, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { productsScreen } from '../declarations/products.ts'
import { type FormValues, toForm } from '../collections/form/form-values.ts'
import type { KnownFiles } from '../collections/form/record-editing.ts'
import { useRecordDraft } from './use-record-draft.ts'

beforeEach(async () => {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toEqual([]))
})
afterEach(() => leaveDrafts('sara'))

test('a draft that was kept before the name of its file was known is kept with it afterwards', async () => {
  const { app } = await renderInApp(<div />, { language: 'en', answers: {} })
  const wrapper = ({ children }: { children: ReactNode }) => <InApp app={app}>{children}</InApp>
  const { result, rerender } = renderHook(
    ({ files }: { files: KnownFiles }) => {
      const form = useForm<FormValues>({
        defaultValues: toForm(productsScreen.fields, undefined),
      })
      useRecordDraft({
        screen: productsScreen,
        form,
        base: undefined,
        recordId: 'new',
        begun: undefined,
        files,
      })
      return form
    },
    { wrapper, initialProps: { files: { pictures: {}, dataSheets: {} } } },
  )
  act(() => result.current.setValue('dataSheetFile', 'chosen'))
  await waitFor(() =>
    expect(currentDrafts()).toMatchObject([
      { values: { dataSheetFile: 'chosen' }, dataSheets: {} },
    ]),
  )
  rerender({ files: { pictures: {}, dataSheets: { chosen: 'TX 400.pdf' } } })
  await waitFor(() =>
    expect(currentDrafts()).toMatchObject([{ dataSheets: { chosen: 'TX 400.pdf' } }]),
  )
})
