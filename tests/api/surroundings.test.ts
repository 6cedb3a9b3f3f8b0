import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { login, myProfile, resetPassword } from '#contract/auth.ts'
import { apiBase } from '#contract/endpoint.ts'
import { errorSchema } from '#contract/error-body.ts'
import { publicReads } from '#contract/visitor-schema.ts'
import { sendMessage } from '#contract/submissions.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(anyDatabase)('around the calls on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind)
  })
  afterAll(() => server.close())

  // API-4
  it.each([
    ['GET', '/api/Home/Nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/', 404, 'not_found'],
    ['DELETE', '/api/Home/Nothing', 404, 'not_found'],
    ['POST', '/api/Home/GetAllDrivers', 405, 'method_not_allowed'],
    ['GET', '/api/Home/SendMessage', 405, 'method_not_allowed'],
    ['GET', '/api/Home/%zz', 400, 'bad_request'],
    ['GET', '/nowhere', 404, 'not_found'],
  ] as const)('%s %s answers %i as JSON', async (method, url, status, code) => {
    for (const language of ['ar', 'en']) {
      const response = await server.app.inject({ method, url, headers: { 'x-lang': language } })
      expect(response.statusCode).toBe(status)
      const body = z.parse(errorSchema, response.json())
      expect(body.code).toBe(code)
      expect(/[\u0600-\u06ff]/.test(body.message)).toBe(language === 'ar')
      expect(response.headers['cache-control']).toBe('no-store')
      if (status === 405) expect(response.headers.allow).toBeTruthy()
    }
  })

  // API-8
  it.each(['', 'Bearer anything', 'Bearer '])(
    'MyProfile refuses who is not signed in (%j)',
    async (authorization) => {
      const response = await server.app.inject({
        url: '/api/Auth/MyProfile',
        headers: { authorization, 'x-lang': 'en' },
      })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.json()).toEqual({ message: 'You need to sign in.', code: 'unauthorized' })
    },
  )

  // SAFE-2
  it.each(['/api/Home/GetAllDrivers', '/api/nowhere', '/media/nothing.webp'])(
    '%s carries the headers that lock it down',
    async (url) => {
      const { headers } = await server.app.inject(url)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  // API-1
  it('describes every call in OpenAPI', async () => {
    const response = await server.app.inject('/api/openapi.json')
    expect(response.statusCode).toBe(200)
    const { openapi, paths } = response.json()
    expect(openapi).toBe('3.1.0')
    const calls = [...publicReads, sendMessage, login, myProfile, resetPassword]
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(calls.map(({ path }) => `${apiBase}${path}`)),
    )
    const slides = paths['/api/Home/GetAllSlides'].get
    expect(slides.operationId).toBe('GetAllSlides')
    expect(slides.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'pageNo',
      'pageSize',
      'x-lang',
    ])
    const form = paths['/api/Home/SendMessage'].post.requestBody.content['multipart/form-data']
    expect(Object.keys(form.schema.properties)).toContain('MessageContent')
    const cvForm = paths['/api/Home/SubmitCV'].post.requestBody.content['multipart/form-data']
    expect(cvForm.schema.properties.cv).toEqual({ type: 'string', format: 'binary' })
    expect(cvForm.schema.required.sort()).toEqual(['dob', 'fullName', 'nationality'])
    expect(paths['/api/Auth/MyProfile'].get.security).toEqual([{ bearer: [] }])
  })

  // API-1
  it.each(['/api/docs', '/api/docs/'])(
    'shows the description at %s, loading nothing from elsewhere',
    async (url) => {
      const page = await server.app.inject(url)
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toContain("script-src 'self'")
      const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, source = '']) => new URL(source, `http://site${url}`),
      )
      expect(sources.length).toBeGreaterThan(4)
      for (const source of sources) {
        expect(source.host).toBe('site')
        expect((await server.app.inject(source.pathname)).statusCode).toBe(200)
      }
    },
  )

  // RUN-6
  it('is alive, and ready while its database answers', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })

  // FILE-10
  it('serves pictures and PDF files to be kept, and nothing else', async () => {
    const { data } = (await server.app.inject('/api/Home/GetAllDrivers')).json()
    const picture = await server.app.inject(data[0].imageUrl)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(picture.headers['x-content-type-options']).toBe('nosniff')
    const avif = await server.app.inject(data[0].imageUrl.replace('.webp', '.avif'))
    expect(avif.headers['content-type']).toBe('image/avif')

    const certificates = (await server.app.inject('/api/Home/GetAllCertificates')).json().data
    const pdf = await server.app.inject({
      url: certificates[0].pdfUrl,
      headers: { range: 'bytes=0-3' },
    })
    expect(pdf.statusCode).toBe(206)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.body).toBe('%PDF')
  })

  it.each([
    '/media/',
    '/media/missing.webp',
    '/media/../site.sqlite',
    '/media/..%2fsite.sqlite',
    '/media/%2e%2e/site.sqlite',
    '/media/..%5csite.sqlite',
    '/media/.hidden.pdf',
    '/media/x.html',
  ])('finds nothing at %s', async (url) => {
    const response = await server.app.inject(url)
    expect([400, 403, 404]).toContain(response.statusCode)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe.each(anyDatabase)('without its database, on %s', (kind) => {
  // API-4, RUN-6
  it('is alive but not ready, and shows no insides', async () => {
    const server = await createTestServer(kind, { empty: true })
    await server.db.destroy()
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const headers = { 'x-lang': 'en' }
    const ready = await server.app.inject({ url: '/readyz', headers })
    expect(ready.statusCode).toBe(503)
    expect(ready.body).toBe('database')
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0)
    const call = await server.app.inject({ url: '/api/Home/GetAllDrivers', headers })
    expect(call.statusCode).toBe(503)
    expect(call.headers['retry-after']).toBeTruthy()
    expect(call.json()).toEqual({
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
    })
    await server.close()
  })
})
