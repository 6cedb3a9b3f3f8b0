import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../median.mjs'
import { heldBytes } from '../measure-server.mjs'

/** @typedef {{ address: string, token: string, pid: number }} Asked */
/** @typedef {Record<string, number>} Figures milliseconds and bytes by their names */

const runs = 5
const pageSize = 25
/** Rows that an export takes at the most (src/features/admin/exports/export-limits.ts). */
const exported = 20_000

/** The terms of a search: how common each is among the generated messages. */
const terms = {
  'Search: one of two messages (مراوح)': 'مراوح',
  'Search: one of twenty (omar)': 'omar',
  'Search: rare (a number)': '7777',
  'Search: a part of an address': 'visitor.777',
  'Search: two words (نجار تهويه)': 'نجار تهوية',
  'Search: nobody wrote it': 'زيزيزيز',
  'Search: two letters (كت)': 'كت',
}

const filters = [
  'status=answered',
  'status=unfinished',
  'topic=quotation',
  'language=en',
  'assigneeId=nobody',
  'dueDay=overdue',
]
const sorts = ['-createdAt', 'createdAt', 'name', 'status', '-updatedAt']

/**
 * @param {Asked} asked
 * @param {string} path
 */
async function ask({ address, token }, path) {
  const started = performance.now()
  const response = await fetch(`${address}/api/Admin/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(120_000),
  })
  const firstByte = performance.now() - started
  const body = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`)
  return { ms, firstByte, data: JSON.parse(body).data, bytes: body.length }
}

/** The median of some answers, after one that is not counted. */
async function timeOf(/** @type {Asked} */ asked, /** @type {string} */ path) {
  const first = await ask(asked, path)
  const times = []
  // A request that takes seconds is sent less often.
  for (let run = 0; run < (first.ms > 2_000 ? 1 : runs); run += 1)
    times.push((await ask(asked, path)).ms)
  return median(times)
}

/** @returns {Promise<Figures>} of lists, searches, export, dashboard and bell */
export async function measureCalls(/** @type {Asked} */ asked) {
  /** @type {Figures} */
  const figures = {}
  const page = (/** @type {string} */ query, /** @type {number} */ pageNo) =>
    timeOf(asked, `messages?${query}&pageNo=${pageNo}&pageSize=${pageSize}`)
  const pagesOf = async (/** @type {string} */ query) => {
    const { data } = await ask(asked, `messages?${query}&pageSize=1`)
    return Math.max(1, Math.ceil(data.totalCount / pageSize))
  }
  const pages = await pagesOf('')
  figures['List: first page'] = await page('', 1)
  figures['List: middle page'] = await page('', Math.ceil(pages / 2))
  figures['List: last page'] = await page('', pages)
  for (const sort of sorts)
    figures[`List: middle page by ${sort}`] = await page(`sort=${sort}`, Math.ceil(pages / 2))
  for (const filter of filters) {
    const middle = Math.ceil((await pagesOf(filter)) / 2)
    figures[`List: middle page, ${filter}`] = await page(filter, middle)
  }
  for (const [name, term] of Object.entries(terms)) {
    const query = `search=${encodeURIComponent(term)}`
    figures[name] = await page(query, 1)
  }
  const common = `search=${encodeURIComponent('مراوح')}`
  figures['Search: middle page of the first'] = await page(
    common,
    Math.ceil((await pagesOf(common)) / 2),
  )
  figures['Dashboard'] = await timeOf(asked, 'dashboard?days=30')
  figures['Bell'] = await timeOf(asked, 'notifications')
  figures['Audit: first page'] = await timeOf(asked, 'audit-log?pageSize=25')
  figures['Audit: middle page'] = await timeOf(asked, 'audit-log?pageSize=25&pageNo=7000')
  figures['Applications: last page'] = await timeOf(asked, 'associated-jobs?pageSize=25&pageNo=800')
  figures['Vendors: search'] = await timeOf(
    asked,
    `vendors?search=${encodeURIComponent('نجار 77')}`,
  )
  figures['Projects: search'] = await timeOf(
    asked,
    `projects?search=${encodeURIComponent('تهوية')}`,
  )
  return { ...figures, ...(await measureExport(asked)) }
}

/** An export is read page by page, as the back office does it. */
async function measureExport(/** @type {Asked} */ asked) {
  const started = performance.now()
  let first = 0
  for (let pageNo = 1; pageNo * 100 <= exported; pageNo += 1) {
    const { data, firstByte } = await ask(
      asked,
      `messages?sort=createdAt&pageNo=${pageNo}&pageSize=100`,
    )
    first ||= firstByte
    if (pageNo * 100 >= data.totalCount) break
  }
  return {
    'Export: first byte': first,
    'Export: all, 20,000 rows at most': performance.now() - started,
  }
}

/** Follows the memory of a process. @returns {() => number} ends it, and gives the most that was seen, in bytes */
export function followMemory(/** @type {number} */ pid) {
  let most = heldBytes(pid)
  const timer = setInterval(() => {
    try {
      most = Math.max(most, heldBytes(pid))
    } catch {
      // It has ended.
    }
  }, 200)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Backs up as the command does. @returns {Promise<Figures>} */
export async function measureBackup(/** @type {NodeJS.ProcessEnv} */ env) {
  const folder = await mkdtemp(join(tmpdir(), 'scale-backup-'))
  const file = join(folder, 'archive.tar')
  const started = performance.now()
  await promisify(execFile)(process.execPath, ['dist/server/maintain.js', 'backup', '--to', file], {
    env: { ...process.env, ...env },
  })
  const ms = performance.now() - started
  const { size } = await stat(file)
  await rm(folder, { recursive: true })
  return { Backup: ms, 'Size of the backup': size }
}
