import { expect, test } from './engine-test.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    saved: 'محتوى محفوظ، من ',
    about: 'مراوح صناعية ومقاولات هندسية منذ 1989',
    project: 'تهوية أنفاق مترو سهم',
    needed: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت',
  },
  en: {
    saved: 'Saved content, from ',
    about: 'Industrial fans and engineering contracting since 1989',
    project: 'Tunnel ventilation for Metro Sahm',
    needed: 'This page needs a connection',
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]

  test(`the site is readable in ${language} with the server gone`, async ({
    newcomer: visitor,
    site,
  }) => {
    await visitor.come(language)
    await expect.poll(() => visitor.read(isKept), { timeout: 30_000 }).toBe(true)
    await site.goAway()
    try {
      await visitor.reload()
      await visitor.see({ role: 'heading', name: text.about })
      await visitor.seeText(text.saved)
      await visitor.open('/projects')
      await visitor.see({ role: 'heading', name: text.project })
      await visitor.open('/login')
      await visitor.see({ role: 'heading', name: text.needed })
    } finally {
      await site.comeBack()
    }
  })
}

/** Runs in the page. @returns whether the worker has all that the pages need */
async function isKept(): Promise<boolean> {
  const keysOf = async (name: string) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url)
  const [pages, assets] = await Promise.all([keysOf('pages'), keysOf('assets')])
  return pages.length >= 2 && assets.some((url) => url.includes('/projects-page'))
}
