import { expect, test, vi } from 'vitest'
import { watchReloads } from '#tests/support/watch-reloads.ts'
import { outlastsPage } from '../before-leaving.ts'
import { leaveOldBuild } from './leave-old-build.ts'

// UPDATE-3
test('a page of an old build is left once what was on its way to the device is kept', async () => {
  const reloaded = watchReloads()
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  let written = () => {}
  void outlastsPage(new Promise<void>((resolve) => (written = resolve)))
  void leaveOldBuild()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reloaded).not.toHaveBeenCalled()
  written()
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
})
