import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'libsql'
import { median } from './median.mjs'

/** The account that a measured server begins with. */
export const benchAccount = { ADMIN_EMAIL: 'bench@company.example', ADMIN_PASSWORD: randomUUID() }

const runs = 20

/** The requests of staff who work with a list: they look, turn pages, sort, filter, search. */
const lists = [
  { name: 'First page', query: '' },
  { name: 'Last page', query: '?pageNo=400&pageSize=25' },
  { name: 'Sorted by name', query: '?sort=name&pageNo=200&pageSize=25' },
  { name: 'One status', query: '?status=open&pageSize=25' },
  { name: 'Searched', query: `?pageSize=25&search=${encodeURIComponent('احمد 99')}` },
]

/**
 * Writes messages a minute apart into the embedded database of a server.
 *
 * @param {string} dataDir
 * @param {number} count
 */
export async function fillMessages(dataDir, count) {
  const db = new Database(join(dataDir, 'site.sqlite'), { timeout: 10_000 })
  const insert = db.prepare(
    `insert into messages (id, version, created_at, updated_at, name, email, phone_number,
      message_content, topic, language, status, notes, reference)
    values (?, 1, ?, ?, ?, 'sara@example.com', '01012345678', ?, '', 'ar', ?, '', ?)`,
  )
  const text = 'نريد عرض سعر لعشر مراوح محورية. '.repeat(8)
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const at = new Date(Date.now() - number * 60_000).toISOString()
      const status = number % 10 === 0 ? 'open' : 'answered'
      const id = randomUUID()
      const reference = id.slice(0, 8).toUpperCase()
      insert.run(id, at, at, `سارة أحمد ${number}`, text, status, reference)
    }
  })()
  db.close()
}

/**
 * @param {string} address
 * @returns {Promise<{ accessToken: string, refreshToken: string }>}
 */
export async function signIn(address) {
  const response = await fetch(`${address}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: benchAccount.ADMIN_EMAIL,
      password: benchAccount.ADMIN_PASSWORD,
    }),
  })
  if (!response.ok) throw new Error(`Sign-in: status ${response.status}`)
  return (await response.json()).data
}

/**
 * Each list is asked for once before, so that the texts which searches and sorting look at are made.
 *
 * @param {string} address
 * @param {string} token
 * @returns {Promise<{ name: string, ms: number }[]>}
 */
export async function measureLists(address, token) {
  const measured = []
  for (const { name, query } of lists) {
    const times = []
    await timeOnce(address, token, query)
    for (let run = 0; run < runs; run += 1) times.push(await timeOnce(address, token, query))
    measured.push({ name, ms: median(times) })
  }
  return measured
}

/**
 * @param {string} address
 * @param {string} token
 * @param {string} query
 */
async function timeOnce(address, token, query) {
  const started = performance.now()
  const response = await fetch(`${address}/api/Admin/messages${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await response.json()
  if (!response.ok || data.data.length === 0) throw new Error(`The list ${query} is not there.`)
  return performance.now() - started
}
