import { pageFaults } from '#tests/support/page-faults.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, test } from '#tests/support/site.ts'
import { staffApi } from '#tests/support/staff-api.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const both = (ar: string, en: string) => ({ ar, en })
const service = both('خدمة الحذف', 'A service to delete')
const below = [both('جزء أول', 'First part'), both('جزء ثان', 'Second part')]

const words = {
  ar: {
    remove: `حذف ${service.ar}`,
    asked: `حذف «${service.ar}»؟`,
    along: 'الخدمات الفرعية (تُحذف معه):',
    cancel: 'إلغاء',
    confirm: 'حذف',
    removed: `تم حذف «${service.ar}»`,
    undo: 'تراجع',
    restored: 'تمت استعادة السجل',
    select: `تحديد ${service.ar}`,
    bar: 'إجراءات على السجلات المحددة',
    removedOne: 'حُذف سجل واحد',
    restoredOne: 'استُعيد سجل واحد',
  },
  en: {
    remove: `Delete ${service.en}`,
    asked: `Delete “${service.en}”?`,
    along: 'Sub-services deleted with it:',
    cancel: 'Cancel',
    confirm: 'Delete',
    removed: `“${service.en}” was deleted`,
    undo: 'Undo',
    restored: 'Record restored',
    select: `Select ${service.en}`,
    bar: 'Actions on the selected records',
    removedOne: '1 record deleted',
    restoredOne: '1 record restored',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]

  test.describe(language, () => {
    // The browser notes the refusal that asks the question.
    test.use({ language, allowedErrors: [/status of 409/] })

    // RECORD-18, LIST-9
    test(
      'a service is deleted with its sub-services once they were named, and all come back',
      fullRun,
      async ({ page, site }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await signIn(page, site)
        const { call, list } = await staffApi(page, site.address)
        const add = async (collection: string, body: object) =>
          (await call('POST', `/Admin/${collection}`, { body })) as { id: string }
        const record = { title: service, slug: '', summary: service, description: service }
        const { id } = await add('services', { ...record, pictureId: null })
        for (const title of below)
          await add('associated-services', { serviceId: id, title, description: title })
        const left = async () => ({
          services: (await list('services')).data.filter((one) => one.id === id).length,
          below: (await list('associated-services', `serviceId=${id}`)).totalCount,
        })
        const all = { services: 1, below: 2 }

        await page.goto('/admin/services?pageSize=100')
        const remove = page.getByRole('button', { name: text.remove })
        const dialog = page.getByRole('alertdialog', { name: text.asked })
        await remove.click()
        await expect(dialog.getByRole('heading', { name: text.along })).toBeVisible()
        await expect(dialog.getByRole('listitem')).toHaveText(below.map((title) => title[language]))
        expect(await pageFaults(page)).toEqual([])
        await dialog.getByRole('button', { name: text.cancel }).click()
        await expect(dialog).toBeHidden()
        await expect(remove).toBeVisible()
        expect(await left()).toEqual(all)

        await remove.click()
        await dialog.getByRole('button', { name: text.confirm }).click()
        await expect(page.getByText(text.removed)).toBeVisible()
        await expect(remove).toBeHidden()
        expect(await left()).toEqual({ services: 0, below: 0 })

        await page.getByRole('button', { name: text.undo }).click()
        await expect(page.getByText(text.restored)).toBeVisible()
        await expect(remove).toBeVisible()
        expect(await left()).toEqual(all)

        // The same from the bar of those that were chosen.
        await page.getByRole('checkbox', { name: text.select }).focus()
        await page.keyboard.press('Space')
        const bar = page.getByRole('region', { name: text.bar })
        await bar.getByRole('button', { name: text.confirm }).click()
        await dialog.getByRole('button', { name: text.confirm }).click()
        await expect(page.getByText(text.removedOne)).toBeVisible()
        await expect(remove).toBeHidden()
        // LIST-9
        await expect(page.getByRole('main')).toBeFocused()
        await page.getByRole('button', { name: text.undo }).click()
        await expect(page.getByText(text.restoredOne)).toBeVisible()
        await expect(remove).toBeVisible()
        expect(await left()).toEqual(all)

        const [restored] = (await list('services')).data.filter((one) => one.id === id)
        await call('DELETE', `/Admin/services/${id}?confirm=2`, { version: restored?.version ?? 0 })
      },
    )
  })
}
