import {
  type ClientRequest,
  createServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { idempotencyHeader } from '#contract/idempotency.ts'

/** The faults of a submission between the browser and the server. */
export const faults = [
  'none',
  'slow',
  'answers 503',
  'answers 500',
  'breaks off',
  'never arrives',
  'stored, answer lost',
  'stored, answer late',
  'server killed',
] as const
export type Fault = (typeof faults)[number]

/** When the server is killed, one after the other: with half of a submission, with all of it, with its answer given. */
const killMoments = ['half-way', 'before the answer', 'after the answer'] as const

/** Each submission comes from a visitor of its own, so that the limits per address stay as they are. */
function visitorOf(key: string): string {
  const digits = key.replaceAll('-', '')
  const part = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16)
  return `10.${part(0)}.${part(2)}.${part(4)}`
}

/**
 * Stands between a browser and the built site. Submissions, of the page and of the worker, suffer the fault that is
 * chosen; all else passes. A waiting submission is let go, or broken off, when another fault is chosen.
 *
 * @param target the site's address
 * @param killAndRestart resolves once the killed server is there again; needed for 'server killed'
 */
export async function startFaultyProxy(target: string, killAndRestart = () => Promise.resolve()) {
  let fault: Fault = 'none'
  let waiting: (() => void)[] = []
  let choices = 0
  let kills = 0
  let restart: Promise<void> | undefined
  const origin = new URL(target)

  function open(from: IncomingMessage, onAnswer: (answer: IncomingMessage) => void) {
    const key = String(from.headers[idempotencyHeader.toLowerCase()] ?? '')
    const headers = { ...from.headers, ...(key && { 'x-forwarded-for': visitorOf(key) }) }
    const { hostname, port } = origin
    const onward = request({ hostname, port, path: from.url, method: from.method, headers })
    onward.on('response', onAnswer)
    onward.on('error', () => from.socket.destroy())
    return onward
  }
  /** Ends the server while it has the submission. A second one meanwhile finds nobody who listens. */
  async function killWith(from: IncomingMessage, body: Buffer) {
    const moment = killMoments[kills % killMoments.length]
    // From before the server has read it until after it has written it.
    const delay = (kills * 7) % 30
    kills += 1
    let onward: ClientRequest | undefined
    const answered = new Promise<void>((resolve) => {
      onward = open(from, (answer) => answer.resume().once('close', resolve))
      onward.once('close', () => from.socket.destroy())
    })
    if (moment === 'half-way') onward?.write(body.subarray(0, body.length / 2))
    else onward?.end(body)
    await (moment === 'after the answer' ? answered : wait(delay))
    await killAndRestart()
  }
  const deliver = (answer: IncomingMessage, to: ServerResponse) => {
    // The server was killed in the middle of it: the browser would wait for the rest for ever.
    answer.on('error', () => to.destroy())
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  }
  const refuse = (to: ServerResponse, status: number) => {
    to.writeHead(status, { 'content-type': 'application/json' })
    to.end('{}')
  }

  // Destroying the request itself would leave a connection open whose request has been read to its end.
  async function handle(from: IncomingMessage, to: ServerResponse) {
    // A request that the browser breaks off before all of it is here has not been sent.
    const body = await buffer(from).catch(() => undefined)
    if (body === undefined) return
    const isSubmission = from.method === 'POST' && from.url?.startsWith('/api/Home/') === true
    const now = isSubmission ? fault : 'none'
    const choice = choices
    if (now === 'answers 503') return refuse(to, 503)
    if (now === 'answers 500') return refuse(to, 500)
    if (now === 'breaks off') return void from.socket.destroy()
    if (now === 'never arrives') return void waiting.push(() => from.socket.destroy())
    if (now === 'server killed' && restart === undefined) {
      restart = killWith(from, body).finally(() => (restart = undefined))
      return
    }
    const onward = open(from, (answer) => {
      if (now === 'none' || now === 'server killed') return deliver(answer, to)
      if (now === 'slow') return void setTimeout(() => deliver(answer, to), 300)
      answer.on('end', () => now === 'stored, answer lost' && from.socket.destroy())
      if (now === 'stored, answer lost') return void answer.resume()
      // Where another fault has been chosen meanwhile, nobody would let it go.
      if (choice !== choices) return deliver(answer, to)
      waiting.push(() => deliver(answer, to))
    })
    onward.end(body)
  }
  const server = createServer((from, to) => void handle(from, to))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const choose = (next: Fault) => {
    fault = next
    choices += 1
    const left = waiting
    waiting = []
    for (const go of left) go()
  }
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    choose,
    /** How often the server was killed. */
    kills: () => kills,
    /** Resolves once a killed server is there again. */
    restarted: async () => restart,
    async stop() {
      choose('none')
      await restart
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
