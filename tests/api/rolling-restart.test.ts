import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { recordFigure } from '#tests/support/record-figure.ts'
import { startProxy } from '#tests/support/round-robin-proxy.ts'
import { useProcesses } from '#tests/support/use-processes.ts'

/** Requests that are under way at any moment. */
const visitors = 4
const fewestRequests = 1_000

const processes = useProcesses()
const start = () => processes.start({ DATA_DIR: processes.database().dataDir })

/** A read, or one time in ten a message from a visitor of its own. @returns what went wrong, if anything */
async function visit(address: string, number: number): Promise<string | undefined> {
  const isMessage = number % 10 === 0
  try {
    const answer = isMessage ? await sendMessage(address, number) : await fetch(address + aRead)
    await answer.text()
    return answer.status === (isMessage ? 201 : 200) ? undefined : `status ${answer.status}`
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}

const aRead = '/api/Home/GetAllDrivers'

function sendMessage(address: string, number: number): Promise<Response> {
  const body = new FormData()
  body.set('Name', 'سارة')
  body.set('Email', 'sara@example.com')
  body.set('PhoneNumber', '01012345678')
  body.set('MessageContent', 'رسالة طويلة بما يكفي')
  const visitor = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': visitor }
  return fetch(`${address}/api/Home/SendMessage`, { method: 'POST', body, headers })
}

// RUN-5, STORE-8
it(
  'drops no request while one server after the other is restarted behind a proxy that asks /readyz',
  { timeout: 120_000 },
  async () => {
    const first = await start()
    const second = await start()
    const addresses = [first.address, second.address]
    const proxy = await startProxy(addresses)
    const usesBoth = () => addresses.every((address) => proxy.uses(address))
    await expect.poll(usesBoth, { timeout: 10_000 }).toBe(true)

    let requests = 0
    let isOver = false
    const problems: string[] = []
    const visiting = Array.from({ length: visitors }, async () => {
      while (!isOver || requests < fewestRequests) {
        const problem = await visit(proxy.address, requests++)
        if (problem !== undefined) problems.push(problem)
      }
    })
    for (const server of [first, second]) {
      server.stop('SIGTERM')
      expect(await server.ended).toBe(0)
      const next = await start()
      addresses.splice(addresses.indexOf(server.address), 1, next.address)
      await expect.poll(usesBoth, { timeout: 10_000 }).toBe(true)
    }
    isOver = true
    await Promise.all(visiting)
    await proxy.stop()

    expect(problems).toEqual([])
    const db = await processes.database().open()
    const stored = await db.selectFrom('messages').select('id').execute()
    await db.destroy()
    expect(stored).toHaveLength(Math.ceil(requests / 10))
    recordFigure(
      'dropped-while-restarting',
      `${problems.length} of ${requests.toLocaleString('en')}`,
    )
  },
)
