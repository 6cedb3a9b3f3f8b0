import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '../scripts/start/built-server.mjs'
import { median } from './median.mjs'

/**
 * @param {number} pid
 * @returns {number} bytes of memory that the process holds: what it shares with others counts by its part of it, where
 *   the system tells that
 */
export function heldBytes(pid) {
  const rollup = `/proc/${pid}/smaps_rollup`
  const [, proportional] = existsSync(rollup)
    ? (/^Pss:\s+(\d+) kB$/m.exec(readFileSync(rollup, 'utf8')) ?? [])
    : []
  const kibibytes =
    proportional ?? execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kibibytes) * 1024
}

/**
 * Starts on a fresh data folder (database and sample content made) and on that same folder again.
 *
 * @param {number} runs
 * @returns {Promise<{ coldMs: number, warmMs: number }>}
 */
export async function measureStarts(runs) {
  const cold = []
  const warm = []
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
    cold.push(await startOnce(dataDir))
    warm.push(await startOnce(dataDir))
    await rm(dataDir, { recursive: true, force: true })
  }
  return { coldMs: median(cold), warmMs: median(warm) }
}

/** @param {string} dataDir */
async function startOnce(dataDir) {
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  await server.stop()
  return server.startMs
}
