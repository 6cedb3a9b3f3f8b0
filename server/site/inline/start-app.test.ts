// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startApp } from './start-app.ts'

declare global {
  var evaluated: string[]
}

afterEach(() => vi.unstubAllGlobals())

const noted = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`
    globalThis.evaluated.push('${name}')
    setTimeout(() => globalThis.evaluated.push('a task'))
  `)}`

test('what the app needs is evaluated ahead of it, with room for other tasks between', async () => {
  vi.stubGlobal('evaluated', [])
  startApp([noted('app')], [noted('one'), noted('two')], () => Promise.resolve())
  expect(globalThis.evaluated).toEqual([])
  dispatchEvent(new Event('pointerdown'))
  await expect.poll(() => globalThis.evaluated).toContain('app')
  expect(globalThis.evaluated.slice(0, 5)).toEqual(['one', 'a task', 'two', 'a task', 'app'])
})
