import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTime } from '#server/db/column-values.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { listStored, readStored } from '#tests/support/private-files.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const kilobyte = 1024

describe.each(databaseKinds)('files that rows name, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  // MACHINE-1
  it.each([0, 1, 256 * kilobyte - 1, 256 * kilobyte, 600 * kilobyte])(
    'are given back as they came: %i bytes',
    async (length) => {
      const bytes = randomBytes(length)
      const name = `${length}.eml`
      // In chunks of an odd size, as a network brings them.
      const chunks = Array.from({ length: Math.ceil(length / 7_001) }, (_, at) =>
        bytes.subarray(at * 7_001, (at + 1) * 7_001),
      )
      await server.files.write('mail', name, chunks)
      await server.files.write('mail', name, chunks)
      const found = await server.files.open('mail', name)
      expect(found?.size).toBe(length)
      found?.content.destroy()
      expect((await readStored(server.files, 'mail', name)).equals(bytes)).toBe(true)
      expect(await listStored(server.files, 'mail')).toContain(name)
      await server.files.remove('mail', name)
      expect(await server.files.open('mail', name)).toBeUndefined()
      expect(await listStored(server.files, 'mail')).toEqual([])
    },
  )

  // MACHINE-1
  it('leave nothing where their row is not stored', async () => {
    const row = { file: 'a.pdf', name: 'a.pdf', created_at: toTime(new Date()) }
    const file = [{ name: 'a.pdf', bytes: randomBytes(300 * kilobyte) }]
    const storing = server.files.storeMedia([file], async (transaction) => {
      await transaction.insertInto('data_sheets').values(row).execute()
      throw new Error('the row is refused')
    })
    await expect(storing).rejects.toThrow('the row is refused')
    expect(await listStored(server.files, 'media')).toEqual([])
    expect(await server.db.selectFrom('data_sheets').select('file').execute()).toEqual([])
  })

  // MACHINE-1
  it('stay where another row may name them', async () => {
    const file = [{ name: 'shared.pdf', bytes: randomBytes(10) }]
    await server.files.storeMedia([file], async () => undefined, { areShared: true })
    const again = server.files.storeMedia(
      [file],
      () => Promise.reject(new Error('the row is refused')),
      { areShared: true },
    )
    await expect(again).rejects.toThrow('the row is refused')
    expect(await listStored(server.files, 'media')).toEqual(['shared.pdf'])
  })
})
