import { account } from '#tests/support/account.ts'
import { expect, test } from './engine-test.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    account: 'حسابك',
    title: /^العنوان بالعربية/,
    changed: 'خدمة من متصفح آخر',
    save: 'حفظ',
    saved: 'تم الحفظ',
  },
  en: {
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    account: 'Your account',
    title: /^Title in English/,
    changed: 'A service from another browser',
    save: 'Save',
    saved: 'Saved; the change is live now',
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]

  test(`a record that is saved in ${language} is on the site`, async ({ visitor }) => {
    await visitor.resize(1280)
    await visitor.come(language, '/login')
    await visitor.write({ role: 'textbox', name: text.email }, account.email)
    await visitor.writeLabelled(text.password, account.password)
    await visitor.press({ role: 'button', name: text.submit })
    await visitor.see({ role: 'button', name: text.account })
    await visitor.open('/admin/frames')
    await visitor.see({ role: 'link', name: /^(تعديل|Edit) / })
    expect(await visitor.read(brokenNumbers), 'numbers that go on in the next line').toEqual([])
    await visitor.open('/admin/services')
    await visitor.press({ role: 'link', name: /^(تعديل|Edit) / })
    await visitor.write({ role: 'textbox', name: text.title }, text.changed)
    await visitor.press({ role: 'button', name: text.save })
    await visitor.seeText(text.saved)
    await visitor.open('/services')
    await visitor.see({ role: 'heading', name: text.changed })
  })
}

/** Runs in the page. */
function brokenNumbers(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    for (const { index, 0: number } of (node.nodeValue ?? '').matchAll(/\d+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      // WebKit tells a line of Arabic in several boxes.
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(node.nodeValue ?? '')
    }
  return broken
}
