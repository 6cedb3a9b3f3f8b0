import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { readCompanyProfile, replaceCompanyProfile } from '#contract/admin/company-profile.ts'
import type { Settings } from '#contract/collections/settings.ts'
import { languages } from '#contract/locale.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import { forgetOlderProfiles } from '#server/features/company-profile/forget-older.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { blobOf, pdfOf } from '#tests/support/sample-files.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

const path = replaceCompanyProfile.path

describe.each(anyDatabase)('the company profile on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let send: Awaited<ReturnType<typeof createUploadClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    send = await createUploadClient(server.app)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.db.deleteFrom('company_profiles').execute()
  })

  const read = async () =>
    z.parse(readCompanyProfile.output, (await staff('GET', path)).json()).data

  async function upload(size: number): Promise<{ file: string; pages: number }> {
    const response = await send('data-sheets', [['file', blobOf(pdfOf(size)), 'profile.pdf']])
    return { file: response.json().data.file, pages: 10 }
  }

  async function make(version: number, contentHash: string) {
    const files = { ar: await upload(3_000), en: await upload(2_000) }
    const response = await staff('PUT', path, { contentHash, files }, { version })
    return { response, files }
  }

  /** As another process would change content. */
  const rename = (table: 'jobs' | 'products') =>
    server.db.transaction().execute(async (transaction) => {
      await bumpContentVersion(transaction)
      await transaction.updateTable(table).set({ title_en: 'Renamed' }).execute()
    })

  const settingsOf = async (language: string) => {
    const answer = await server.app.inject({
      url: '/api/Home/GetSettings',
      headers: { 'x-lang': language },
    })
    const [settings] = answer.json<{ data: { data: Settings[] } }>().data.data
    if (!settings) throw new Error('there are no settings')
    return settings
  }

  // PROFILE-1, PROFILE-4
  it('is named to visitors in their language once it was made', async () => {
    expect(await settingsOf('en')).toMatchObject({ profileUrl: '', profileSize: 0 })
    const before = await read()
    expect(before).toMatchObject({ version: 0, made: null })
    const { response, files } = await make(0, before.contentHash)
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      version: 1,
      made: {
        by: expect.stringMatching(/./),
        isOutdated: false,
        files: languages.map((language) => ({
          language,
          url: `/media/${files[language].file}`,
          size: language === 'ar' ? 3_000 : 2_000,
          pages: 10,
        })),
      },
    })
    for (const language of languages) {
      const { profileUrl, profileMadeAt, profileSize } = await settingsOf(language)
      expect(profileUrl).toBe(`/media/${files[language].file}`)
      expect(profileMadeAt).toBe(response.json().data.made.at)
      expect((await server.app.inject(profileUrl)).rawPayload).toHaveLength(profileSize)
    }
  })

  // PROFILE-3
  it('is out of date once the content that it shows has changed, not by itself', async () => {
    await make(0, (await read()).contentHash)
    expect((await read()).made?.isOutdated).toBe(false)
    await rename('jobs')
    expect((await read()).made?.isOutdated).toBe(false)
    await rename('products')
    expect((await read()).made?.isOutdated).toBe(true)
  })

  // PROFILE-2
  it('is replaced by one of two who make it at once; the other is told', async () => {
    const { contentHash } = await read()
    const both = await Promise.all([make(0, contentHash), make(0, contentHash)])
    const codes = both.map(({ response }) => response.statusCode).sort()
    expect(codes).toEqual([200, 409])
    const refused = both.find(({ response }) => response.statusCode === 409)
    expect(refused?.response.json().code).toBe('profile_made')
    expect((await read()).version).toBe(1)
  })

  // PROFILE-2
  it.each([
    ['a file that nobody uploaded', { file: 'nobody.pdf', pages: 3 }, 404],
    ['an address', { file: '../x.pdf', pages: 3 }, 400],
    ['no page', { file: 'nobody.pdf', pages: 0 }, 400],
  ])('refuses %s, and visitors keep the one before', async (_what, en, status) => {
    const { contentHash } = await read()
    const { files } = await make(0, contentHash)
    const body = { contentHash, files: { ...files, en } }
    expect((await staff('PUT', path, body, { version: 1 })).statusCode).toBe(status)
    expect((await settingsOf('en')).profileUrl).toBe(`/media/${files.en.file}`)
  })

  // PROFILE-2
  it('needs the version that it replaces, and both languages', async () => {
    const { contentHash } = await read()
    const files = { ar: await upload(1_000), en: await upload(1_000) }
    expect((await staff('PUT', path, { contentHash, files })).statusCode).toBe(428)
    const half = { contentHash, files: { en: files.en } }
    expect((await staff('PUT', path, half, { version: 0 })).statusCode).toBe(400)
    expect((await read()).made).toBeNull()
  })

  // PROFILE-5
  it('leaves the files of the one before and removes those of older ones', async () => {
    const { contentHash } = await read()
    const made = []
    for (const version of [0, 1, 2]) made.push((await make(version, contentHash)).files)
    await forgetOlderProfiles(server.db, server.files)
    const statuses = []
    for (const { ar } of made)
      statuses.push((await server.app.inject(`/media/${ar.file}`)).statusCode)
    const rows = await server.db.selectFrom('company_profiles').select('version').execute()
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([2, 3]))
    const left = await server.files.sizesOf(
      'media',
      made.map(({ ar }) => ar.file),
    )
    expect(new Set(left.keys())).toEqual(new Set(made.slice(1).map(({ ar }) => ar.file)))
    expect(statuses.slice(1)).toEqual([200, 200])
  })

  // PROFILE-5
  it('removes a file of both languages, and leaves one that a certificate or a product shows', async () => {
    const { contentHash } = await read()
    const [alone, certificate, product] = [await upload(900), await upload(800), await upload(700)]
    const files = [
      { ar: alone, en: alone },
      { ar: certificate, en: product },
      ...[1, 2].map(() => ({ ar: alone, en: alone })),
    ]
    await server.db.updateTable('certificates').set({ pdf_file: certificate.file }).execute()
    await server.db.updateTable('products').set({ data_sheet_file: product.file }).execute()
    const last = [await upload(600), await upload(500)]
    files.push(...last.map((file) => ({ ar: file, en: file })))
    for (const [version, named] of files.entries()) {
      const made = await staff('PUT', path, { contentHash, files: named }, { version })
      expect(made.statusCode, made.body).toBe(200)
    }
    await forgetOlderProfiles(server.db, server.files)
    const all = [alone, certificate, product, ...last].map(({ file }) => file)
    const left = await server.files.sizesOf('media', all)
    expect(new Set(left.keys())).toEqual(new Set(all.slice(1)))
  })
})
