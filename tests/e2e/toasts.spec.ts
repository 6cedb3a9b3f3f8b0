import { contactField, contactForm, sendButton } from '../support/contact-form.ts'
import { expectTakenOver } from '../support/expect-taken-over.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    failed: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    fixForm: 'يرجى تصحيح الأخطاء في النموذج أولاً',
    certificates: 'الإنجازات والشهادات',
    notOpened: 'تعذّر فتح الملف.',
  },
  en: {
    failed: 'Server error. Please try again later.',
    fixForm: 'Please correct the errors in the form first',
    certificates: 'Achievements and certificates',
    notOpened: 'The file could not be opened.',
  },
} as const

type Language = keyof typeof words

const card = (page: Page, said: string) =>
  page.locator('.toast-stack [role]:is([role=alert],[role=status])').filter({ hasText: said })
const bar = (page: Page, said: string) => card(page, said).locator('> [data-paused]')

/** The home page, whose form answers, with a clock that stands: no toast goes by itself. */
async function openStill(page: Page, language: Language): Promise<void> {
  await page.goto('/')
  const send = sendButton(page, language)
  await expectTakenOver(send)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** How far from its place a card stands at moments of its coming in, given as parts of the whole. */
const comingIn = (page: Page, said: string, moments: number[]) =>
  card(page, said).evaluate((element, parts) => {
    // Begun anew, as it may be over by now.
    element.style.animation = 'none'
    const place = element.getBoundingClientRect().top
    element.style.animation = ''
    const bounce = element.getAnimations().find((one) => one instanceof CSSAnimation)
    const duration = Number(bounce?.effect?.getTiming().duration)
    bounce?.pause()
    return parts.map((part) => {
      if (bounce) bounce.currentTime = duration * part
      return element.getBoundingClientRect().top - place
    })
  }, moments)

/** How long a bar runs, in milliseconds, and which share of its card it fills at moments of that, from the line's start. */
const runningDown = (page: Page, said: string, moments: number[]) =>
  bar(page, said).evaluate((element, parts) => {
    const [run] = element.getAnimations()
    const duration = Number(run?.effect?.getTiming().duration)
    const track = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const shares = parts.map((part) => {
      if (run) run.currentTime = duration * part
      const { left, right, width } = element.getBoundingClientRect()
      const gap = isRtl ? track.right - right : left - track.left
      // The card's own edge is a few pixels wide.
      return gap < 6 ? Math.round((width / track.width) * 10) / 10 : 'not at the start'
    })
    return { duration, shares }
  }, moments)

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`toasts in ${language}`, () => {
    // The browser notes the file that does not come.
    test.use({ language, allowedErrors: [/certificate-viewer/] })

    async function provokeAll(page: Page): Promise<void> {
      await contactField(page, language, 'name').fill('Sara Ali')
      await contactField(page, language, 'email').fill('sara@example.com')
      await contactField(page, language, 'phone').fill('+201012345678')
      await contactField(page, language, 'message').fill('We need twelve fans.')
      await sendButton(page, language).click()
      await expect(card(page, text.failed)).toBeVisible()
      await contactField(page, language, 'email').fill('sara@')
      await sendButton(page, language).press('Enter')
      await expect(card(page, text.fixForm)).toBeVisible()
      const certificates = page.getByRole('region', { name: text.certificates })
      await certificates.getByRole('button').first().press('Enter')
      await expect(card(page, text.notOpened)).toBeVisible()
    }

    // CONTACT-7, CONTACT-10, TOAST-4, TOAST-7, TOAST-9
    test(
      'bounce in, with a bar that runs down in their own time and waits while pointed at',
      anyWidth,
      async ({ page }) => {
        await failCall(page, 'SendMessage', { status: 500 })
        await page.route('**/assets/certificate-viewer-*', (route) => route.abort('failed'))
        await openStill(page, language)
        await provokeAll(page)

        // An ordinary toast, and the form's own two.
        for (const [said, duration] of [
          [text.notOpened, 3000],
          [text.fixForm, 4000],
          [text.failed, 5000],
        ] as const) {
          await card(page, said).hover()
          await expect(bar(page, said)).toHaveCSS('animation-play-state', 'paused')
          expect(await runningDown(page, said, [0, 0.5, 1])).toEqual({
            duration,
            shares: [1, 0.5, 0],
          })
          await page.mouse.move(640, 700)
          await expect(bar(page, said)).toHaveCSS('animation-play-state', 'running')
          const [start = 0, over = 0, back = 0, end] = await comingIn(page, said, [0, 0.6, 0.8, 1])
          expect(start).toBeLessThan(-40)
          expect(over).toBeGreaterThan(8)
          expect(back).toBeLessThan(-3)
          expect(end).toBe(0)
        }
      },
    )

    // LOOK-5, TOAST-9
    test('stand still for those who want no motion', anyWidthFullRun, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openStill(page, language)
      await contactForm(page, language).getByRole('textbox').first().fill('Sara')
      await sendButton(page, language).press('Enter')
      const toast = card(page, text.fixForm)
      await expect(toast).toBeVisible()
      for (const moving of [toast, bar(page, text.fixForm)])
        await expect(moving).toHaveCSS('animation-duration', '0.001s')
      await expect.poll(async () => (await toast.boundingBox())?.y).toBeCloseTo(20, 0)
    })
  })
}
