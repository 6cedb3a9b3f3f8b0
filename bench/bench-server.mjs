import { setTimeout as pause } from 'node:timers/promises'
import { step } from '../scripts/prepare/step.mjs'
import {
  describeTarget,
  figureRow,
  megabytes,
  milliseconds,
  seconds,
  table,
  whole,
  withVerdict,
} from './figures.mjs'
import { heldBytes, measureStarts } from './measure-server.mjs'
import { measureThroughput } from './measure-throughput.mjs'
import { targets } from './targets.mjs'

/** @typedef {{ name: string, throughput: import('./measure-throughput.mjs').Throughput }[]} Loads */

/**
 * The server at its start, at rest and under load.
 *
 * @param {import('../scripts/start/built-server.mjs').BuiltServer} server
 * @returns {Promise<string>} its tables
 */
export async function benchServer({ address, pid }) {
  const starts = await step('Starting the server, cold and warm', () => measureStarts(3))
  const restingBytes = await step('Measuring memory at rest', async () => {
    await pause(5_000)
    return heldBytes(pid)
  })
  /** @type {Loads} */
  const loads = []
  for (const path of ['/', '/api/Home/GetAllDrivers'])
    for (const compressed of [true, false]) {
      const name = `\`${path}\`, ${compressed ? 'compressed' : 'uncompressed'}`
      const throughput = await step(`Load on ${name}`, () =>
        measureThroughput(address + path, { runs: 3, compressed }),
      )
      loads.push({ name, throughput })
    }
  const loadedBytes = heldBytes(pid)
  const crowd = await step('Fifty connections at once', () =>
    measureThroughput(`${address}/`, { runs: 3, compressed: false, connections: 50 }),
  )
  const server = serverTable({ restingBytes, loadedBytes, crowdMs: crowd.p99, ...starts })
  return `${loadTable(loads)}\n\n${server}`
}

/** @param {Loads} loads */
function loadTable(loads) {
  return table(
    ['10 connections for 10 s, median of 3', 'Requests/s', 'p99', 'Target, requests/s'],
    loads.map(({ name, throughput: { requestsPerSecond, p99 } }) => [
      name,
      withVerdict(requestsPerSecond, whole, targets.requestsPerSecond),
      milliseconds(p99),
      describeTarget(whole, targets.requestsPerSecond),
    ]),
  )
}

/** @param {Record<'restingBytes' | 'loadedBytes' | 'crowdMs' | 'coldMs' | 'warmMs', number>} figures */
function serverTable({ restingBytes, loadedBytes, crowdMs, coldMs, warmMs }) {
  return table(
    ['Server', 'Figure', 'Target'],
    [
      figureRow('Memory at rest', restingBytes, megabytes, targets.restingBytes),
      ['Memory after the load above', megabytes(loadedBytes), ''],
      figureRow('`/`, uncompressed, 50 connections: p99', crowdMs, milliseconds, targets.p99),
      ['Cold start (database and sample content made)', seconds(coldMs), ''],
      ['Warm start', seconds(warmMs), ''],
    ],
  )
}
