import { expect, test, vi } from 'vitest'
import { createPageCache, type PageKey } from './page-cache.ts'

test('a page is rendered once, and anew for another version, language or year', async () => {
  const render = vi.fn(async ({ version, year }: PageKey) => ({
    parts: [],
    status: 200,
    made: `${version} ${year}`,
  }))
  const pages = createPageCache(render as never)
  const key = { path: '/', language: 'ar', version: 1, year: 2026 } as const
  const first = await pages.get(key)
  expect(await pages.get(key)).toBe(first)
  for (const change of [{ version: 2 }, { year: 2027 }, { language: 'en' } as const])
    expect(await pages.get({ ...key, ...change })).not.toBe(first)
  expect(render).toHaveBeenCalledTimes(4)
})
