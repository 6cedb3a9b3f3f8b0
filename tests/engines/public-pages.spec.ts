import { publicPaths } from '#contract/site-paths.ts'
import { expect, test } from './engine-test.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const pages = [
  ...publicPaths,
  '/products/axial-plate-fan',
  '/search?q=fan',
  '/login',
  '/nothing-is-here',
]

for (const language of behaviourIn('ar')) {
  test(`every public page is whole in ${language}, on a phone and on a desk`, async ({
    visitor,
  }) => {
    test.slow()
    await visitor.resize(360)
    await visitor.come(language, '/contact-us')
    const widths = [1280, 360]
    for (const page of pages) {
      await visitor.open(page)
      await visitor.waitUntilLoaded()
      // Each is opened at the width that the one before it ended with.
      widths.reverse()
      for (const width of widths)
        await test.step(`${page} at ${width} px`, async () => {
          await visitor.resize(width)
          await visitor.see({ role: 'heading', within: { role: 'main' } })
          const whole = { language, beyondTheSide: 0, brokenPictures: [] }
          await expect.poll(() => visitor.read(look)).toEqual(whole)
        })
    }
  })
}

/** Runs in the page. */
function look() {
  const { lang, scrollWidth, clientWidth } = document.documentElement
  return {
    language: lang,
    beyondTheSide: scrollWidth - clientWidth,
    brokenPictures: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  }
}
