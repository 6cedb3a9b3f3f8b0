import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import { createRecordLists } from '#server/site/record-lists.ts'
import { registerSitemap } from '#server/site/sitemap.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const origin = 'https://fans.example'

describe.each(anyDatabase)('the sitemap on %s', (kind) => {
  let server: TestServer
  let app: FastifyInstance
  beforeAll(async () => {
    server = await createTestServer(kind)
    app = await buildApp({
      config: { ...server.config, publicUrl: origin },
      db: await server.openAnother(),
      site: async (instance, sources) =>
        registerSitemap(instance, sources, createRecordLists(sources.reads)),
    })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  /** Reads the entries of a path, by language. */
  async function told(path: string) {
    const { body } = await app.inject('/sitemap.xml')
    const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
    return (['ar', 'en'] as const).map((language) => {
      const entry = entries.find((one) =>
        one.includes(`<loc>${origin}${path}?lang=${language}</loc>`),
      )
      return {
        lastChange: /<lastmod>(.*)<\/lastmod>/.exec(entry ?? '')?.[1],
        alternates: [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, hreflang, address]) => `${hreflang} ${address}`,
        ),
      }
    })
  }

  // HEAD-1, HEAD-6
  it('gives each address its counterparts, and Arabic to whoever has no language', async () => {
    const address = `${origin}/products/axial?lang=`
    for (const { alternates } of await told('/products/axial'))
      expect(alternates).toEqual([`ar ${address}ar`, `en ${address}en`, `x-default ${address}ar`])
  })

  // HEAD-6
  it('tells when what a page shows was last changed', async () => {
    const before = '2026-01-02T03:04:05.000Z'
    const after = '2199-05-06T07:08:09.000Z'
    const changeAt = (table: 'associated_services' | 'products' | 'services', time: string) =>
      server.db.transaction().execute(async (transaction) => {
        await bumpContentVersion(transaction)
        await transaction.updateTable(table).set({ updated_at: time }).execute()
      })
    const lastChanges = async (path: string) =>
      (await told(path)).map(({ lastChange }) => lastChange)

    await changeAt('products', before)
    await changeAt('services', before)
    await changeAt('associated_services', before)
    const { slug } = await server.db
      .selectFrom('services')
      .innerJoin('associated_services', 'associated_services.service_id', 'services.id')
      .select('services.slug')
      .executeTakeFirstOrThrow()
    for (const path of ['/products', '/products/axial', '/services', `/services/${slug}`])
      expect(await lastChanges(path), path).toEqual([before, before])

    // An associated service is shown on the page of its service.
    await changeAt('associated_services', after)
    expect(await lastChanges(`/services/${slug}`)).toEqual([after, after])
    expect(await lastChanges('/services')).toEqual([after, after])
    expect(await lastChanges('/products')).toEqual([before, before])
    expect((await lastChanges('/'))[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    // It shows nothing that is stored.
    expect(await lastChanges('/vendors-registration')).toEqual([undefined, undefined])
  })
})
