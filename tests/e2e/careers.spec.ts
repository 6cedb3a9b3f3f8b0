import { variantsOf } from '#tests/support/variants-of.ts'
import { openShell } from '#tests/support/open-shell.ts'
import { anyWidth, expect, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    count: '5 وظائف',
    job: 'مهندس تصميم مراوح',
    since: 'مفتوحة منذ 4 أكتوبر 2026',
    requirement: 'معرفة AMCA 210 أو ISO 5801',
    apply: 'تقدّم للوظيفة: مهندس تصميم مراوح',
    applyFor: 'تتقدم إلى وظيفة: مهندس تصميم مراوح',
    form: 'قدّم سيرتك الذاتية',
    general: 'طلب توظيف عام',
    whatsApp: 'اسأل عبر واتساب',
    empty: 'لا توجد وظائف مفتوحة الآن.',
  },
  en: {
    count: '5 vacancies',
    job: 'Fan design engineer',
    since: 'Open since 4 October 2026',
    requirement: 'Knowledge of AMCA 210 or ISO 5801',
    apply: 'Apply: Fan design engineer',
    applyFor: 'You are applying for: Fan design engineer',
    form: 'Submit your CV',
    general: 'A general application',
    whatsApp: 'Ask on WhatsApp',
    empty: 'No vacancies are open at the moment.',
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`careers, ${language}`, () => {
    test.use({ language })

    for (const width of variantsOf([360, 1440])) {
      // VACANCY-1
      test(
        `a vacancy opens and leads to applying for it, ${width} px`,
        anyWidth,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/Careers')
          const main = page.getByRole('main')
          await expect(main.getByText(text.count)).toBeVisible()
          await expect(main.getByText(text.since)).toBeVisible()
          await expect(main.getByText(text.requirement)).toBeHidden()
          await main.getByRole('heading', { name: text.job }).click()
          await expect(main.getByText(text.requirement)).toBeVisible()
          const chat = await main.getByRole('link', { name: text.whatsApp }).getAttribute('href')
          expect(new URL(chat ?? '').searchParams.get('text')).toContain(text.job)

          await main.getByRole('link', { name: text.apply }).click()
          await expect(page).toHaveURL(/\/Careers\?vacancy=fan-design-engineer#apply$/)
          await expect(main.getByText(text.applyFor)).toBeInViewport()
        },
      )
    }

    // CV-7, VACANCY-2
    test('an address that names a vacancy opens it', async ({ page }) => {
      await page.goto('/Careers?vacancy=fan-design-engineer')
      await expect(page.getByText(text.requirement)).toBeVisible()
      await expect(page.getByText(text.applyFor)).toBeVisible()
    })

    // CV-7, VACANCY-2
    test('without vacancies a visitor can still apply', anyWidth, async ({ page }) => {
      await openShell(page, { GetAllJobs: { answer: { data: [] } } }, '/Careers')
      await expect(page.getByText(text.empty)).toBeVisible()
      await expect(
        page.getByRole('form', { name: text.form }).getByText(text.general),
      ).toBeVisible()
    })
  })

  // PAGE-13, VACANCY-1
  test(`the vacancies open without scripts, ${language}`, anyWidth, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
    const page = await context.newPage()
    await page.goto(`/Careers?lang=${language}`)
    await page.getByRole('heading', { name: text.job }).click()
    await expect(page.getByText(text.requirement)).toBeVisible()
    await context.close()
  })
}
