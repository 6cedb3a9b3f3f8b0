import 'fake-indexeddb/auto'
import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRoutedNavigation, openRouter, RoutedPages } from '#src/app/routed-pages.tsx'
import { Session } from '#src/features/session/session.ts'
import { tokensArrived, userArrived } from '#src/features/session/session-slice.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { createCannedClient, InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { adminRoutes } from './admin-routes.ts'

const user = {
  id: 'sara',
  email: 'sara@nasaem.example',
  name: 'Sara Adel',
  firstName: 'Sara',
  lastName: 'Adel',
  gender: 0,
  roles: ['owner' as const],
}
const project = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'محطة', en: 'Plant' },
  slug: 'plant',
  sector: 'industry',
  year: 2020,
  order: 1,
  client: { ar: 'نص', en: '' },
  location: { ar: 'نص', en: '' },
  description: { ar: 'محطة كهرباء', en: '' },
  challenge: { ar: 'نص', en: '' },
  solution: { ar: 'نص', en: '' },
  scope: { ar: ['نص'], en: [] },
  quantities: { ar: [], en: [] },
  productIds: [],
  serviceIds: [],
  pictureId: null,
  pictureAlt: { ar: '', en: '' },
  gallery: [],
}
const page = { data: [project], pageNo: 1, pageSize: 10, totalCount: 1, orderVersion: 1 }
const record = `/admin/projects/edit/${project.id}`
const narrowed = '/admin/projects?search=plant&sort=-year&pageSize=10'

// The form's code is much: no test waits for it.
beforeAll(() => import('#src/features/admin/collections/edit-page.tsx'), 60_000)
beforeEach(() => openDrafts(user.id))
afterEach(async () => {
  vi.unstubAllGlobals()
  await leaveDrafts(user.id)
})

/** Opens an address of the back office, with the whole frame round it. */
async function open(address: string) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  const client = createCannedClient({
    'projects.list': { body: { data: page } },
    'projects.read': { body: { data: project } },
    'projects.save': { body: { data: { ...project, version: 4 } } },
  })
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const session = new Session(client)
  session.store.dispatch(tokensArrived({ accessToken: 'access', refreshToken: 'refresh' }))
  session.store.dispatch(userArrived(user))
  const history = createMemoryHistory({ initialEntries: [address] })
  const backOffice = {
    routes: adminRoutes,
    routing: { session, guard: () => undefined, Frame: AdminFrame },
  }
  const asked = { ...app, api: { ...app.api, client } }
  const router = openRouter(asked, { history, backOffice })
  await router.load()
  rerender(
    <InApp app={{ ...asked, router }}>
      <RoutedPages router={router} navigation={createRoutedNavigation(router)} />
    </InApp>,
  )
  const press = userEvent.setup()
  const find = async (role: 'link' | 'button', name: string) =>
    (await screen.findAllByRole(role, { name })).at(-1) as HTMLElement
  return {
    history,
    press: async (role: 'link' | 'button', name: string) => press.click(await find(role, name)),
    isAt: (address: string) => waitFor(() => expect(history.location.href).toBe(address)),
  }
}

// LIST-2
test.each([
  ['saved', 'button', 'Save'],
  ['given up', 'button', 'Cancel'],
  ['left by its heading', 'link', 'Projects'],
] as const)('a record that is %s leads back to the list as it was', async (_how, role, name) => {
  const { history, press, isAt } = await open(narrowed)
  await press('link', 'Edit Plant')
  await isAt(record)
  await press(role, name)
  await isAt(narrowed)
  if (role === 'link') return
  history.back()
  await isAt(narrowed)
})

// LIST-2
test('a new record leads back to the list as it was', async () => {
  const { press, isAt } = await open(narrowed)
  await press('link', 'Add a project')
  await isAt('/admin/projects/add')
  await press('button', 'Cancel')
  await isAt(narrowed)
})

// LIST-2
test('a record that was opened from elsewhere leads to the whole list', async () => {
  const { press, isAt } = await open(record)
  await press('button', 'Cancel')
  await isAt('/admin/projects')
})
