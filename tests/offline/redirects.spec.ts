import { fullRun } from '#tests/support/site.ts'
import { addMovableService, movedTitle } from '#tests/support/moved-records.ts'
import { expect, test, visitOnce } from '#tests/support/offline.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

for (const language of behaviourIn('ar'))
  test.describe(`an address that a record had, without a network, ${language}`, () => {
    test.use({ language })

    test('leads on to the present one', fullRun, async ({ page, context, site }) => {
      const { move, remove } = await addMovableService(page, site, 'first-address')
      await move('second-address')
      await visitOnce(page)
      await context.setOffline(true)
      await page.goto('/services/first-address?from=tender')
      await expect(
        page.getByRole('heading', { level: 1, name: movedTitle[language] }),
      ).toBeVisible()
      await expect(page).toHaveURL('/services/second-address?from=tender')
      await page.reload()
      await expect(
        page.getByRole('heading', { level: 1, name: movedTitle[language] }),
      ).toBeVisible()
      await context.setOffline(false)
      await remove()
    })
  })
