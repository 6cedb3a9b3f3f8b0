import { setTimeout as pause } from 'node:timers/promises'
import { step } from '../prepare/step.mjs'
import {
  describeTarget,
  megabytes,
  milliseconds,
  seconds,
  table,
  whole,
  withVerdict,
} from './figures.mjs'
import { measureStarts, residentBytes } from './measure-server.mjs'
import { measureThroughput } from './measure-throughput.mjs'
import { targets } from './targets.mjs'

/** @typedef {{ name: string, throughput: import('./measure-throughput.mjs').Throughput }[]} Loads */

/**
 * The server at its start, at rest and under load.
 *
 * @param {import('../start/built-server.mjs').BuiltServer} server
 * @returns {Promise<string>} its tables
 */
export async function benchServer({ address, pid }) {
  const starts = await step('Starting the server, cold and warm', () => measureStarts(3))
  const restingBytes = await step('Measuring memory at rest', async () => {
    await pause(5_000)
    return residentBytes(pid)
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
  const loadedBytes = residentBytes(pid)
  return `${loadTable(loads)}\n\n${serverTable({ restingBytes, loadedBytes, ...starts })}`
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

/** @param {Record<'restingBytes' | 'loadedBytes' | 'coldMs' | 'warmMs', number>} figures */
function serverTable({ restingBytes, loadedBytes, coldMs, warmMs }) {
  const resting = targets.restingBytes
  return table(
    ['Server', 'Figure', 'Target'],
    [
      [
        'Memory at rest',
        withVerdict(restingBytes, megabytes, resting),
        describeTarget(megabytes, resting),
      ],
      ['Memory after the load above', megabytes(loadedBytes), ''],
      ['Cold start (database and sample content made)', seconds(coldMs), ''],
      ['Warm start', seconds(warmMs), ''],
    ],
  )
}
