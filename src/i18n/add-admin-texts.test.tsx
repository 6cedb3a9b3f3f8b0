import { createInstance } from 'i18next'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from './add-admin-texts.ts'
import { addPageTexts } from './add-page-texts.ts'

vi.mock('#src/pwa/code/leave-old-build.ts', () => ({ leaveOldBuild: () => Promise.resolve() }))
vi.mock('./add-page-texts.ts', () => ({ addPageTexts: vi.fn() }))

test('texts of the pages that do not come at first are asked for again', async () => {
  vi.mocked(addPageTexts).mockRejectedValueOnce(new Error('this part of the code cannot be had'))
  const instance = createInstance()
  await instance.init({ lng: 'en', resources: {} })
  const added = addAdminTexts(instance, 'en')
  await vi.waitFor(() => expect(addPageTexts).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(addPageTexts).toHaveBeenCalledTimes(2)
  })
  await added
  expect(instance.exists('layout.welcome', { ns: 'admin' })).toBe(true)
})
