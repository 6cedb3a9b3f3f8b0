import { expect, test } from './engine-test.ts'

const words = {
  ar: { projects: 'المشاريع', contact: 'اتصل بنا' },
  en: { projects: 'Projects', contact: 'Contact us' },
} as const

// Before the visitor comes.
test.beforeEach(() => {
  const reason =
    'an open fault: in WebKit the page that was asked for first sometimes comes after all'
  test.skip(test.info().project.name === 'webkit', reason)
})

for (const language of ['ar', 'en'] as const) {
  const text = words[language]

  // Firefox breaks off what a page still loads as soon as somebody begins to leave it.
  test(`whoever leaves a page in ${language} while its code comes arrives at the next`, async ({
    visitor,
    site,
  }) => {
    const code = /\/warm\/projects-page/
    site.slowDown([
      { pattern: /^\/sw\.js/, milliseconds: 60_000 },
      { pattern: code, milliseconds: 60_000 },
      { pattern: /^\/contact-us/, milliseconds: 3000 },
    ])
    try {
      await visitor.resize(1280)
      await visitor.come(language)
      await visitor.press({ role: 'link', name: text.projects, within: { role: 'banner' } })
      await expect.poll(() => site.wasAsked(code)).toBe(true)
      await visitor.open('/contact-us')
      await visitor.see({ role: 'heading', name: text.contact, within: { role: 'main' } })
      expect(await visitor.read(() => location.pathname)).toBe('/contact-us')
    } finally {
      site.slowDown([])
    }
  })
}
