import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { errorSchema } from '#contract/error-body.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { type RegisteredRoute, withRoutes } from '#tests/support/registered-routes.ts'
import { call, createAccount, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(anyDatabase)('what needs a session on %s', (kind) => {
  let server: TestServer
  let routes: RegisteredRoute[]

  beforeAll(async () => {
    ;({ server, routes } = await withRoutes(() => createTestServer(kind)))
    await createAccount(server.db)
  })
  afterAll(() => server.close())

  const guarded = () =>
    routes.filter(({ url }) =>
      /^\/api\/(admin\b|auth\/(myprofile|change|sessions|factors))/i.test(url),
    )

  // API-8
  it('is every admin route and the own account, and each answers 401 without a token', async () => {
    const urls = guarded().map(({ method, url }) => `${method} ${url}`)
    expect(urls).toEqual(
      expect.arrayContaining([
        'GET /api/Auth/MyProfile',
        'PUT /api/Auth/MyProfile',
        'POST /api/Auth/change-password',
        'GET /api/Auth/sessions',
        'DELETE /api/Auth/sessions',
        'DELETE /api/Auth/sessions/:id',
        'GET /api/Auth/factors',
        'POST /api/Auth/factors/confirmation',
        'DELETE /api/Auth/factors/passkeys/:id',
        'GET /api/Admin/messages',
        'DELETE /api/Admin/frames/:id',
        'PUT /api/Admin/drivers/order',
        'POST /api/Admin/clients/:id/restore',
        'POST /api/Admin/projects',
        'DELETE /api/Admin/associated-services/:id',
        'POST /api/Admin/pictures',
        'POST /api/Admin/data-sheets',
        'GET /api/Admin/audit',
        'POST /api/Admin/audit/:id/restore',
        'GET /api/Admin/audit-log',
        'POST /api/Admin/exports',
        'GET /api/Admin/dashboard',
        'GET /api/Admin/notifications',
        'GET /api/Admin/files/:id',
      ]),
    )
    expect(urls.length).toBeGreaterThan(100)
    for (const { method, url } of guarded()) {
      for (const headers of [
        {},
        { authorization: 'Bearer nonsense' },
        { cookie: 'accessToken=x' },
      ]) {
        const response = await server.app.inject({
          method: method as 'GET',
          url: url.replace(':id', '00000000-0000-4000-8000-000000000000'),
          headers,
          // No body: refused before anything of the request is judged.
        })
        expect([url, method, response.statusCode]).toEqual([url, method, 401])
        expect(response.headers['cache-control']).toBe('no-store')
        if (method !== 'HEAD') {
          expect(z.parse(errorSchema, response.json()).code).toBe('unauthorized')
        }
      }
    }
  })

  // API-8
  it('leaves unguarded only what is meant for everybody', () => {
    const open = routes
      .filter((route) => !guarded().includes(route) && !['HEAD', 'OPTIONS'].includes(route.method))
      .map(({ url }) => url)
      .filter((url) => !/^\/api\/(Home\/|docs|openapi\.json)/.test(url))
    expect([...new Set(open)].toSorted()).toEqual([
      '/api/*',
      '/api/Auth/accept-invitation',
      '/api/Auth/forget-password',
      '/api/Auth/login',
      '/api/Auth/login/code',
      '/api/Auth/login/passkey',
      '/api/Auth/login/passkey/options',
      '/api/Auth/logout',
      '/api/Auth/refresh-token',
      '/api/Auth/reset-password',
      '/healthz',
      '/media/*',
      '/readyz',
    ])
  })

  // API-8
  it('lets a signed-in user in, and nobody else keep the answer', async () => {
    const { accessToken: token } = await signIn(server.app)
    for (const { method, url } of guarded().filter((route) => route.method === 'GET')) {
      const path = url.replace('/api', '').replace(':id', '00000000-0000-4000-8000-000000000000')
      const response = await call(server.app, method as 'GET', path, undefined, { token })
      expect([url, response.statusCode]).toEqual([url, url.includes(':id') ? 404 : 200])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('describes every guarded call in OpenAPI, with what it needs', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json()
    for (const { method, url } of guarded().filter((route) => route.method !== 'HEAD')) {
      const described = paths[url.replace(':id', '{id}')]?.[method.toLowerCase()]
      expect(described?.security).toEqual([{ bearer: [] }])
      const needed = described.parameters
        .filter((parameter: { required?: boolean }) => parameter.required)
        .map((parameter: { name: string }) => parameter.name)
      expect(needed.includes('id')).toBe(url.includes(':id'))
      const isVersioned =
        (url.includes('/Admin/') &&
          ['PUT', 'DELETE'].includes(method) &&
          // They say how things are to be, whatever they were before; a note never changes.
          !/(?:factors?|notifications\/(?:mails|branches|push(?:\/device)?)|notes\/:id|kept\/:id)$/.test(
            url,
          )) ||
        url === '/api/Admin/audit/:id/restore'
      expect(needed.includes('if-match')).toBe(isVersioned)
    }
    const driver = paths['/api/Admin/drivers'].post.requestBody.content['application/json'].schema
    expect(Object.keys(driver.properties)).toEqual([
      'title',
      'description',
      'pictureId',
      'alt',
      'order',
    ])
  })
})
