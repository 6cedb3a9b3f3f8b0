import { randomUUID } from 'node:crypto'
import { expect, type Page } from './site.ts'

interface AdminRecord extends Record<string, unknown> {
  id: string
  version: number
}

interface RecordPage {
  data: AdminRecord[]
  totalCount: number
  orderVersion: number
}

/** The API as another editor of the same account uses it, beside a page that is signed in. */
export async function staffApi(page: Page, address: string) {
  const cookies = await page.context().cookies(address)
  const token = cookies.find(({ name }) => name === 'accessToken')?.value ?? ''
  const call = async (
    method: string,
    path: string,
    { body, version }: { body?: unknown; version?: number } = {},
  ): Promise<unknown> => {
    const answer = await page.request.fetch(`${address}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'x-lang': 'ar',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      ...(body !== undefined && { data: body }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: unknown }).data
  }
  const list = async (collection: string, query = 'pageSize=100') =>
    (await call('GET', `/Admin/${collection}?${query}`)) as RecordPage
  const read = async (collection: string, id: string) =>
    (await call('GET', `/Admin/${collection}/${id}`)) as AdminRecord
  /** Saves some fields over whatever the record holds now. */
  const save = async (collection: string, id: string, input: Record<string, unknown>) => {
    const { version } = await read(collection, id)
    return (await call('PUT', `/Admin/${collection}/${id}`, {
      body: input,
      version,
    })) as AdminRecord
  }
  return { call, list, read, save }
}

/** Sends a visitor's form. @returns the id of what was stored */
export async function submitAsVisitor(
  page: Page,
  address: string,
  call: string,
  fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
): Promise<string> {
  const answer = await page.request.post(`${address}/api/Home/${call}`, {
    multipart: fields,
    headers: { 'Idempotency-Key': randomUUID(), 'x-lang': 'ar' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Picks the fields of a record that POST and PUT take, without those that the server adds. */
export function inputOf(record: AdminRecord): Record<string, unknown> {
  const { id, version, createdAt, updatedAt, pictures, dataSheet, serviceTitle, ...input } = record
  void [id, version, createdAt, updatedAt, pictures, dataSheet, serviceTitle]
  return input
}
