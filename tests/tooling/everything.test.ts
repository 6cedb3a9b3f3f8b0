import { afterEach, expect, it, vi } from 'vitest'
import { outOfTime, phoneToo } from '#tests/support/everything.ts'

afterEach(() => vi.unstubAllEnvs())

const tests = [
  ['desktop', []],
  ['phone', ['@also-on-phone']],
  ['desktop', ['@any-width', '@full-run']],
  [phoneToo, []],
] as const
const leftOut = () => tests.map(([project, tags]) => outOfTime(project, tags) !== undefined)

it('leaves out nothing while there is time, or where none is set', () => {
  expect(leftOut()).toEqual([false, false, false, false])
  vi.stubEnv('LEFT_OUT_AFTER', String(Date.now() + 60_000))
  expect(leftOut()).toEqual([false, false, false, false])
})

it('leaves out what another test shows once time has run out, with the reason', () => {
  vi.stubEnv('LEFT_OUT_AFTER', String(Date.now() - 1))
  expect(leftOut()).toEqual([false, false, true, true])
  expect(outOfTime(phoneToo, [])).toContain('time ran out')
})
