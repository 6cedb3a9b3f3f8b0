import { contactField, sendButton, storedMessages } from '#tests/support/contact-form.ts'
import { type Fault, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import { fuzzSubmissions } from '#tests/support/fuzz-submissions.ts'
import { expect, type Page, test, visitOnce } from '#tests/support/offline.ts'
import { recordFigure } from '#tests/support/record-figure.ts'

/** `npm run fuzz` chooses others. */
const { FUZZ_SEEDS = '1', FUZZ_TOGGLES = '25' } = process.env
const seeds = FUZZ_SEEDS.split(',').map(Number)
const toggles = Number(FUZZ_TOGGLES)

test.use({
  language: 'ar',
  allowedErrors: [/net::ERR_|status of 50|dynamically imported module/],
})

for (const seed of seeds)
  test(`whatever the page and the network do, each submission arrives exactly once: seed ${seed}, ${toggles} changes`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(60_000 + toggles * 10_000)
    const proxy = await startFaultyProxy(site.address)
    await visitOnce(page, proxy.address)
    await page.close()
    const { dataDir } = site
    const result = await fuzzSubmissions({ context, proxy, dataDir, seed, toggles })
    await proxy.stop()
    const { sent, journal, ...faulty } = result
    if (Object.values(faulty).flat().length > 0) console.log(journal.join('\n'))
    expect(faulty).toEqual({ lost: [], doubled: [], fileless: [], unasked: [] })
    expect(sent).toBeGreaterThan(0)
    recordFigure(
      'exactly-once',
      `${toggles} changes of the network, ${sent} sent: 0 lost, 0 doubled`,
    )
  })

const reload = (page: Page) => page.reload()
const goAndComeBack = async (page: Page) => {
  await page.locator('header a[href="/projects"]').click()
  await page.waitForURL(/projects/)
  await page.goBack()
}

for (const [how, leave, fault] of [
  ['reloaded', reload, 'stored, answer late'],
  ['reloaded', reload, 'never arrives'],
  ['left and come back to', goAndComeBack, 'never arrives'],
] as const satisfies [string, (page: Page) => Promise<unknown>, Fault][])
  test(`a page ${how} while it sends (${fault}): stored once, told once, cleared`, async ({
    page,
    site,
  }, { testId }) => {
    const email = `left.${testId}@example.com`
    const field = (name: 'name' | 'email' | 'phone' | 'message') => contactField(page, 'ar', name)
    const proxy = await startFaultyProxy(site.address)
    await page.goto(`${proxy.address}/contact-us?lang=ar`)
    await expect(sendButton(page, 'ar')).not.toHaveAttribute('disabled')
    await field('name').fill('سارة علي')
    await field('email').fill(email)
    await field('phone').fill('+201012345678')
    await field('message').fill('Sent once, whatever happens.')
    proxy.choose(fault)
    const asked = page.waitForRequest(/SendMessage/)
    await sendButton(page, 'ar').click()
    await asked
    await leave(page)
    await expect(page.getByText('جارٍ الإرسال…')).toBeVisible()
    proxy.choose('none')
    await expect(field('message')).toHaveValue('', { timeout: 20_000 })
    await expect(page.locator('.toast-stack [role=alert]')).toHaveCount(0)
    expect(await storedMessages(site.dataDir, email)).toEqual(['Sent once, whatever happens.'])
    await proxy.stop()
  })
