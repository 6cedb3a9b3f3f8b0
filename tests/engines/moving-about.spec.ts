import { expect, test } from './engine-test.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    open: 'فتح القائمة',
    projects: 'المشاريع',
    toggle: 'Switch to English',
    next: 'الشريحة التالية',
    marks: /^انتقل إلى الشريحة/,
    other: { language: 'en', direction: 'ltr', projects: 'Projects' },
  },
  en: {
    open: 'Open the menu',
    projects: 'Projects',
    toggle: 'التبديل إلى العربية',
    next: 'Next slide',
    marks: /^Go to slide/,
    other: { language: 'ar', direction: 'rtl', projects: 'المشاريع' },
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]

  test(`a phone's menu leads on, and the language changes, from ${language}`, async ({
    visitor,
  }) => {
    await visitor.resize(360)
    await visitor.come(language)
    await visitor.press({ role: 'button', name: text.open })
    const menu = { role: 'dialog' }
    await visitor.press({ role: 'link', name: text.projects, within: menu })
    await visitor.see({ role: 'heading', name: text.projects, within: { role: 'main' } })
    await visitor.seeGone(menu)

    await visitor.press({ role: 'button', name: text.toggle, within: { role: 'banner' } })
    const { other } = text
    await visitor.see({ role: 'heading', name: other.projects, within: { role: 'main' } })
    expect(
      await visitor.read(() => {
        const { lang, dir } = document.documentElement
        return { lang, dir, path: location.pathname }
      }),
    ).toEqual({ lang: other.language, dir: other.direction, path: '/projects' })
  })

  test(`a phone's slides in ${language} have their marks in one line, and arrows that lead on`, async ({
    visitor,
  }) => {
    await visitor.resize(360)
    await visitor.come(language)
    await visitor.see({ role: 'button', name: text.marks })
    const marks = () => visitor.read(seeMarks, text.marks.source)
    expect(new Set((await marks()).map(({ top }) => top)).size).toBe(1)
    const shown = (await marks()).findIndex(({ current }) => current)
    await visitor.press({ role: 'button', name: text.next })
    await expect.poll(async () => (await marks())[shown]?.current).toBe(false)
  })
}

/** Runs in the page. */
function seeMarks(pattern: string) {
  return [...document.querySelectorAll('button')]
    .filter((button) => new RegExp(pattern).test(button.getAttribute('aria-label') ?? ''))
    .map((button) => ({
      top: button.getBoundingClientRect().top,
      current: button.hasAttribute('aria-current'),
    }))
}
