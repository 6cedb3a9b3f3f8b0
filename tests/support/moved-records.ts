import type { Page, SiteWorkers } from './site.ts'
import { becomeStranger, signIn } from './sign-in.ts'
import { inputOf, staffApi } from './staff-api.ts'
import { noServiceFacts } from './no-service-facts.ts'

const both = (ar: string, en: string) => ({ ar, en })

/** The title of the service that moves in a test. */
export const movedTitle = both('خدمة انتقلت', 'A service that moved')

const service = {
  title: movedTitle,
  summary: both('ملخص الخدمة', 'The service in short'),
  description: both('وصف الخدمة', 'The service at length'),
  ...noServiceFacts,
  pictureId: null,
}

/**
 * Adds a service, as an editor beside a visitor's page, which stays a visitor's.
 *
 * @returns how to move it to another address, and to take it away again
 */
export async function addMovableService(page: Page, site: SiteWorkers['site'], slug: string) {
  await signIn(page, site)
  const { call, read, save } = await staffApi(page, site.address)
  await becomeStranger(page)
  const body = { ...service, slug }
  const { id } = (await call('POST', '/Admin/services', { body })) as { id: string }
  return {
    id,
    move: async (to: string) => {
      await save('services', id, { ...inputOf(await read('services', id)), slug: to })
    },
    remove: async () => {
      const { version } = await read('services', id)
      await call('DELETE', `/Admin/services/${id}`, { version })
    },
  }
}
