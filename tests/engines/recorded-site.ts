import { createHash } from 'node:crypto'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface SlowAnswer {
  /** Of the address, within the site. */
  pattern: RegExp
  milliseconds: number
}

/** Where a page keeps the faults that it has seen. */
export const faultsKey = 'faults seen'

/** Runs before any other script of a page: WebDriver tells nobody what a page writes to the console. */
function recordFaults(key: string) {
  const note = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]))
  }
  const say = (thrown: unknown) =>
    thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown)
  const write = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    note(`console error: ${parts.map(say).join(' ')}`)
    write(...parts)
  }
  addEventListener('error', ({ error, message }) => note(`page error: ${say(error ?? message)}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${say(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`against the policy: ${violatedDirective} ${blockedURI}`),
  )
}

const recorder = `(${recordFaults.toString()})(${JSON.stringify(faultsKey)})`

/**
 * Stands between a browser and the built site: pages get a script that records their faults, and each visitor an
 * address of its own, so that rate limits do not add up.
 */
export async function startRecordedSite(target: string) {
  let visitor = 0
  const { hostname, port } = new URL(target)

  let slow: SlowAnswer[] = []
  let asked: string[] = []

  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const address = from.url ?? ''
    asked.push(address)
    const late = slow.find(({ pattern }) => pattern.test(address))
    if (late) await wait(late.milliseconds, undefined, { ref: false })
    const headers = {
      ...from.headers,
      'accept-encoding': 'identity',
      'x-forwarded-for': `10.77.0.${visitor}`,
    }
    const onward = request({ hostname, port, path: from.url, method: from.method, headers })
    onward.on('error', () => from.socket.destroy())
    onward.on('response', (answer) => void deliver(answer, to))
    from.pipe(onward)
  }
  const server = createServer((from, to) => void pass(from, to))
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, 'localhost', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port

  return {
    address: `http://localhost:${own}`,
    welcome() {
      visitor += 1
      asked = []
    },
    /** From now on these answers take their time; none where the list is empty. */
    slowDown: (answers: SlowAnswer[]) => void (slow = answers),
    /** Tells whether an address was asked for since the present visitor came. */
    wasAsked: (pattern: RegExp) => asked.some((address) => pattern.test(address)),
    /** Nobody answers any more, as when the server has been killed. */
    goAway: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    comeBack: () => listen(own),
  }
}

async function deliver(answer: IncomingMessage, to: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer
  if (!headers['content-type']?.startsWith('text/html')) {
    to.writeHead(statusCode, headers)
    answer.pipe(to)
    return
  }
  const html = await text(answer)
  const script = `<script>${recorder}</script>`
  const hash = createHash('sha256').update(recorder).digest('base64')
  const policy = String(headers['content-security-policy'])
  headers['content-security-policy'] = policy.replace('script-src ', `script-src 'sha256-${hash}' `)
  delete headers['content-length']
  to.writeHead(statusCode, headers)
  to.end(html.replace('<head>', () => `<head>${script}`))
}
