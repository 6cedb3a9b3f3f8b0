import { expect, test } from 'vitest'
import { createCannedClient, createTestApp } from '#tests/support/render-in-app.tsx'

// LIST-2
test.each(['7975e3', '12E40000', '007', '1.50', 'true', 'null', '"x"', 'a b&c=د', ''])(
  'an address keeps %j as it was typed',
  async (q) => {
    const { router } = await createTestApp({ language: 'en', client: createCannedClient({}) })
    const { searchStr } = router.buildLocation({
      to: '/',
      search: { q, pageNo: undefined } as never,
    })
    expect([...new URLSearchParams(searchStr)]).toEqual([['q', q]])
    expect(router.options.parseSearch(searchStr)).toEqual({ q })
  },
)
