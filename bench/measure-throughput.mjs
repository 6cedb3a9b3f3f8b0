import autocannon from 'autocannon'
import { median } from './median.mjs'

/**
 * @typedef {{ requestsPerSecond: number, p99: number }} Throughput p99 in milliseconds
 */

/**
 * Autocannon reads each body as text. Of a compressed one that costs it three times what the answer costs the server,
 * and would be what is measured.
 *
 * @param {object} client
 */
function leaveBodiesUnread(client) {
  Reflect.get(client, 'pipelinedRequests').addBody = () => {}
}

/**
 * Connections for ten seconds, the median of all runs. The load comes from this very process,
 * so on two cores the server has about one.
 *
 * @param {string} url on this machine
 * @param {{ runs: number, compressed: boolean, connections?: number }} options compressed: asks as a browser does
 * @returns {Promise<Throughput>}
 */
export async function measureThroughput(url, { runs, compressed, connections = 10 }) {
  const headers = compressed ? { 'accept-encoding': 'gzip, deflate, br' } : {}
  const results = []
  for (let run = 0; run < runs; run += 1) {
    const result = await autocannon({
      url,
      headers,
      connections,
      duration: 10,
      setupClient: leaveBodiesUnread,
    })
    if (result.non2xx + result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`)
    results.push(result)
  }
  return {
    requestsPerSecond: median(results.map(({ requests }) => requests.average)),
    p99: median(results.map(({ latency }) => latency.p99)),
  }
}
