import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface Listed {
  data: { data: { title: { ar: string } }[] }
}

type Staff = Awaited<ReturnType<typeof createStaffClient>>

const driver = (title: string) => ({
  title: { ar: title, en: '' },
  description: { ar: 'وصف السائق', en: '' },
  pictureId: null,
})

describe.each(databaseKinds)('a record that is sent again, on %s', (kind) => {
  let server: TestServer
  let staff: Staff
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const titles = async () => {
    const list = (await staff('GET', '/Admin/drivers')).json<Listed>()
    return list.data.data.map(({ title }) => title.ar)
  }
  const add = (title: string, key: string) =>
    staff('POST', '/Admin/drivers', driver(title), { key })

  // RECORD-15
  it('is stored once under its key, and answered alike', async () => {
    const key = randomUUID()
    const first = await add('مراوح محورية', key)
    const again = await add('مراوح محورية', key.toUpperCase())
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(await titles()).toEqual(['مراوح محورية'])
  })

  it('is stored once even by two requests at the same time', async () => {
    const key = randomUUID()
    const answers = await Promise.all([add('مراوح نفاثة', key), add('مراوح نفاثة', key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await titles()).filter((title) => title === 'مراوح نفاثة')).toHaveLength(1)
  })

  // RECORD-15
  it('changes nothing where it is another one by now: the stored record is answered', async () => {
    const key = randomUUID()
    const first = (await add('مراوح سقف', key)).json().data
    const edited = await add('مراوح سقف جديدة', key)
    expect(edited.statusCode).toBe(412)
    expect(edited.json().data).toMatchObject({ id: first.id, title: { ar: 'مراوح سقف' } })
    const { title, description, pictureId } = first
    await staff(
      'PUT',
      `/Admin/drivers/${first.id}`,
      { title, description, pictureId },
      { version: 1 },
    )
    const late = await add('مراوح سقف', key)
    expect(late.statusCode).toBe(412)
    expect(late.json().data.version).toBe(2)
  })

  it('that was refused leaves its key free', async () => {
    const key = randomUUID()
    expect((await add('', key)).statusCode).toBe(400)
    expect((await add('مراوح قنوات', key)).statusCode).toBe(201)
  })

  it('needs a key that is one', async () => {
    expect((await add('مراوح', 'not a key')).statusCode).toBe(400)
  })
})
