import { appendFileSync } from 'node:fs'
import { contactField, sendButton, storedMessages } from '#tests/support/contact-form.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { type Fault, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import { fuzzSubmissions } from '#tests/support/fuzz-submissions.ts'
import { startKillableServer } from '#tests/support/killable-server.ts'
import { expect, type Page, test, visitOnce } from '#tests/support/offline.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { everything } from '#tests/support/everything.ts'

/** `npm run fuzz` chooses others. */
const { FUZZ_SEEDS = '3', FUZZ_TOGGLES = everything ? '14' : '6' } = process.env
const seeds = FUZZ_SEEDS.split(',').map(Number)
const toggles = Number(FUZZ_TOGGLES)

test.use({
  language: 'ar',
  allowedErrors: [/net::ERR_|status of 50|dynamically imported module/],
})

for (const seed of seeds)
  // OUTBOX-14
  test(`whatever the page, the network, the server and the device do, each submission arrives exactly once: seed ${seed}, ${toggles} changes`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(60_000 + toggles * 10_000)
    const server = await startKillableServer({ TRUST_PROXY: '127.0.0.0/8,::1/128' })
    const proxy = await startFaultyProxy(server.address, server.killAndRestart)
    const note = (line: string) => appendFileSync(info.outputPath('journal'), `${line}\n`)
    // A step that hangs is told as such.
    context.setDefaultTimeout(60_000)
    const { dataDir } = server
    let result
    try {
      await visitOnce(page, proxy.address)
      await page.close()
      result = await fuzzSubmissions({ context, proxy, dataDir, seed, toggles, note })
    } finally {
      await context.close()
      await proxy.stop()
      await server.stop()
    }
    const { sent, kills, ...faulty } = result
    expect(faulty).toEqual({ lost: [], doubled: [], fileless: [], unasked: [] })
    // A short run may end with nothing but what was edited or closed after a press.
    expect(sent).toBeGreaterThanOrEqual(Math.floor(toggles / 100))
    recordFigure(
      'exactly-once',
      `${toggles} changes, ${sent} sent, ${kills} kills: 0 lost, 0 doubled`,
    )
  })

const reload = (page: Page) => page.reload()
const goAndComeBack = async (page: Page) => {
  await page.locator('header a[href="/projects"]').click()
  await expect(page).toHaveTitle(/^المشاريع/)
  await page.goBack()
}

for (const [how, leave, fault] of variantsOf([
  ['reloaded', reload, 'stored, answer late'],
  ['reloaded', reload, 'never arrives'],
  ['left and come back to', goAndComeBack, 'never arrives'],
] as const satisfies [string, (page: Page) => Promise<unknown>, Fault][]))
  test(`a page ${how} while it sends (${fault}): stored once, told once, cleared`, async ({
    page,
    site,
  }, { testId }) => {
    const email = `left.${testId}@example.com`
    const field = (name: 'name' | 'email' | 'phone' | 'message') => contactField(page, 'ar', name)
    const proxy = await startFaultyProxy(site.address)
    await page.goto(`${proxy.address}/contact-us?lang=ar`)
    await expectTakenOver(sendButton(page, 'ar'))
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
