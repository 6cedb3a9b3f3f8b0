import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listOfflineCopy } from '#contract/offline-copy.ts'
import type { CopyFile } from '#contract/offline-copy-files.ts'
import { loadSampleContent } from '#sample/load-sample-content.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const address = `/api${listOfflineCopy.path}`

describe.each(anyDatabase)('the files of an offline copy on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    await loadSampleContent(server.db, { seedDir: 'sample', files: server.files })
  }, 120_000)
  afterAll(() => server.close())

  async function list(query = ''): Promise<CopyFile[]> {
    const answer = await server.app.inject(`${address}${query}`)
    expect(answer.statusCode).toBe(200)
    return z.parse(listOfflineCopy.output, answer.json()).data.files
  }

  // COPY-2
  it('are every picture in one width, the data sheets and the certificates, with their sizes', async () => {
    const files = await list('?width=640')
    const count = (group: string) => files.filter((file) => file.group === group).length
    expect([count('dataSheets'), count('certificates'), count('profile')]).toEqual([8, 4, 0])
    const pictures = files.filter(({ group }) => group === 'pictures').map(({ url }) => url)
    const keys = pictures.map((url) => url.replace(/-\d+\.avif$/, ''))
    expect(keys.length).toBeGreaterThan(40)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { url, size } of files.filter(({ url: one }) => !one.endsWith('.avif')).slice(0, 4))
      expect((await server.app.inject(url)).rawPayload).toHaveLength(size)
  })

  // COPY-2
  it('are larger for a larger screen', async () => {
    const sum = (files: CopyFile[]) => files.reduce((total, { size }) => total + size, 0)
    expect(sum(await list('?width=960'))).toBeGreaterThan(sum(await list('?width=640')))
    expect(await list()).toEqual(await list('?width=960'))
  })

  it('are asked for in a width that there is', async () => {
    expect((await server.app.inject(`${address}?width=5000`)).statusCode).toBe(400)
    expect((await server.app.inject(`${address}?all=1`)).statusCode).toBe(400)
  })

  // COPY-3
  it('follow the content', async () => {
    const before = await list()
    await server.db.transaction().execute(async (transaction) => {
      await bumpContentVersion(transaction)
      await transaction.deleteFrom('certificates').where('icon', '=', 'iso').execute()
    })
    const after = await list()
    expect(before.length - after.length).toBe(1)
  })

  it('leave out what the server has lost', async () => {
    const [gone] = (await list()).filter(({ group }) => group === 'dataSheets')
    const name = path.basename(gone?.url ?? '')
    await server.files.remove('media', name)
    await rm(path.join(server.config.dataDir, 'media', name), { force: true })
    await server.db.transaction().execute(bumpContentVersion)
    expect((await list()).map(({ url }) => url)).not.toContain(gone?.url)
  })
})
