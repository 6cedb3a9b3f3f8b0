import { expect, test } from './engine-test.ts'

const leavings = [
  {
    language: 'en',
    part: 'the router',
    code: /\/assets\/router-/,
    from: '/',
    link: 'Projects',
    to: { address: '/contact-us', heading: 'Contact us' },
  },
  {
    language: 'ar',
    part: 'the next page',
    code: /\/projects-page-/,
    from: '/contact-us',
    link: 'المشاريع',
    to: { address: '/services', heading: 'الخدمات' },
  },
] as const

// Firefox and WebKit break off what a page still loads as soon as somebody begins to leave it.
test('whoever leaves a page while code comes arrives at the next', async ({
  newcomer: visitor,
  site,
}) => {
  await visitor.resize(1280)
  try {
    for (const { language, part, code, from, link, to } of leavings)
      await test.step(`the code of ${part}`, async () => {
        site.slowDown([
          { pattern: /^\/sw\.js/, milliseconds: 60_000 },
          { pattern: code, milliseconds: 60_000 },
          { pattern: new RegExp(`^${to.address}`), milliseconds: 2000 },
        ])
        await visitor.come(language, from)
        expect(site.wasAsked(code)).toBe(false)
        await visitor.press({ role: 'link', name: link, within: { role: 'banner' } })
        await expect.poll(() => site.wasAsked(code)).toBe(true)
        await visitor.open(to.address)
        await visitor.see({ role: 'heading', name: to.heading, within: { role: 'main' } })
        expect(await visitor.read(() => location.pathname)).toBe(to.address)
      })
  } finally {
    site.slowDown([])
  }
})
