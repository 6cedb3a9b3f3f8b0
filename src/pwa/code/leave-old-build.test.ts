import { expect, test } from 'vitest'
import { leaveOldBuild } from './leave-old-build.ts'

test('the server, whose files are gone, has no page to leave: what it could not import is told', async () => {
  expect(typeof document).toBe('undefined')
  await expect(leaveOldBuild()).resolves.toBeUndefined()
})
