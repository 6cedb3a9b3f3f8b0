import { expect, test } from './engine-test.ts'

const leavings = [
  {
    language: 'ar',
    part: 'its page',
    code: /\/warm\/projects-page/,
    projects: 'المشاريع',
    contact: 'اتصل بنا',
  },
  {
    language: 'en',
    part: 'the router',
    code: /\/assets\/router-/,
    projects: 'Projects',
    contact: 'Contact us',
  },
] as const

for (const { language, part, code, projects, contact } of leavings)
  // Firefox and WebKit break off what a page still loads as soon as somebody begins to leave it.
  test(`whoever leaves a page in ${language} while the code of ${part} comes arrives at the next`, async ({
    newcomer: visitor,
    site,
  }) => {
    site.slowDown([
      { pattern: /^\/sw\.js/, milliseconds: 60_000 },
      { pattern: code, milliseconds: 60_000 },
      { pattern: /^\/contact-us/, milliseconds: 3000 },
    ])
    try {
      await visitor.resize(1280)
      await visitor.come(language)
      await visitor.press({ role: 'link', name: projects, within: { role: 'banner' } })
      await expect.poll(() => site.wasAsked(code)).toBe(true)
      await visitor.open('/contact-us')
      await visitor.see({ role: 'heading', name: contact, within: { role: 'main' } })
      expect(await visitor.read(() => location.pathname)).toBe('/contact-us')
    } finally {
      site.slowDown([])
    }
  })
