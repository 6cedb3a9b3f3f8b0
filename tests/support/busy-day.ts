import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { account } from './account.ts'
import { blobOf, pdf } from './sample-files.ts'
import { sampleMessage } from './sample-message.ts'
import { halves } from './sample-pictures.ts'
import { sampleVendor } from './sample-vendor.ts'

/** Everything that people did in the course of a day. */
export interface Doings {
  /** The addresses that were given with each form that was acknowledged. */
  messages: string[]
  applications: string[]
  vendors: string[]
  /** Digests of the files that came with them: SHA-256, in hexadecimal digits. */
  files: string[]
  pictures: number
  changedTexts: number
  signIns: number
  requests: number
  /** Answers that nobody should have got, a line each. */
  problems: string[]
}

export interface BusyDay {
  doings: Doings
  /** From now on each request has to be answered at its first try. */
  beStrict: () => void
  /** Ends the day once everybody has the answer that they wait for. */
  end: () => Promise<void>
}

/** Milliseconds between two tries of somebody who got no answer. */
const pause = 100
/** Tries after which nobody goes on. */
const mostTries = 200
/** Answers of a proxy or a server that cannot do better for the moment. */
const trouble = [502, 503, 504]

/** Asks until the answer is as expected. */
type Ask = (path: string, request: RequestInit, expected: number) => Promise<Response>

/**
 * Visitors and staff, who all do at the same time what they do, each one thing after the other. Until `beStrict` they
 * send again, under the same key, what had no answer.
 *
 * @param address of the proxy, whose `X-Forwarded-For` the servers believe
 */
export async function beginBusyDay(address: string): Promise<BusyDay> {
  const doings: Doings = {
    messages: [],
    applications: [],
    vendors: [],
    files: [],
    pictures: 0,
    changedTexts: 0,
    signIns: 0,
    requests: 0,
    problems: [],
  }
  let isOver = false
  let isStrict = false

  const ask: Ask = async (path, request, expected) => {
    for (let tries = 1; ; tries++) {
      doings.requests += 1
      const answer = await fetch(address + path, request).catch((error: unknown) =>
        String(error instanceof Error ? (error.cause ?? error) : error),
      )
      if (typeof answer !== 'string' && answer.status === expected) return answer
      const told = typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`
      const isTrouble = typeof answer === 'string' || trouble.includes(answer.status)
      if (isStrict || !isTrouble) doings.problems.push(`${path}: ${told}`)
      if (tries === mostTries || !isTrouble) throw new Error(`${path} is answered ${told}`)
      await setTimeout(pause)
    }
  }

  const people = [...visitorsWho(ask, doings), ...(await staffWho(ask, doings))]
  const lives = people.map(async (act) => {
    while (!isOver) await act()
  })
  return {
    doings,
    beStrict: () => (isStrict = true),
    async end() {
      isOver = true
      await Promise.all(lives)
    },
  }
}

let strangers = 0

/** The headers of somebody who has a network of their own. */
function somebody(): Record<string, string> {
  strangers += 1
  const from = `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`
  return { 'x-forwarded-for': from, 'x-lang': strangers % 2 === 0 ? 'ar' : 'en' }
}

function visitorsWho(ask: Ask, doings: Doings): (() => Promise<void>)[] {
  async function send(call: string, fields: Record<string, string | Blob>): Promise<void> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const headers = { ...somebody(), 'idempotency-key': randomUUID() }
    await ask(`/api/Home/${call}`, { method: 'POST', headers, body }, 201)
  }
  return [
    async () => {
      const Email = `message-${randomUUID()}@example.com`
      await send('SendMessage', { ...sampleMessage, Email })
      doings.messages.push(Email)
    },
    async () => {
      const email = `cv-${randomUUID()}@example.com`
      const cv = paperOf(400_000)
      const person = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG', email }
      await send('SubmitCV', { ...person, cv: blobOf(cv) })
      doings.applications.push(email)
      doings.files.push(digestOf(cv))
    },
    async () => {
      const email = `vendor-${randomUUID()}@example.com`
      const [profile, paper] = [paperOf(100_000), paperOf(50_000)]
      await send('RegisterVendor', {
        ...sampleVendor,
        email,
        commercialRegisterNumber: 'A-12/34',
        commercialRegisterIssueDate: '2024-01-01',
        commercialRegisterExpiryDate: '2029-01-01',
        commercialRegisterFile: blobOf(paper),
        profile: blobOf(profile),
      })
      doings.vendors.push(email)
      doings.files.push(digestOf(profile), digestOf(paper))
    },
  ]
}

async function staffWho(ask: Ask, doings: Doings): Promise<(() => Promise<void>)[]> {
  const json = { 'content-type': 'application/json' }
  const signIn = async (): Promise<unknown> => {
    const body = JSON.stringify(account)
    const headers = { ...somebody(), ...json }
    return (await ask('/api/Auth/login', { method: 'POST', headers, body }, 200)).json()
  }
  const { data } = (await signIn()) as { data: { accessToken: string } }
  const staff = { authorization: `Bearer ${data.accessToken}` }
  const key = () => ({ 'idempotency-key': randomUUID() })

  async function createDriver(title: string): Promise<void> {
    const texts = { ar: title, en: title }
    const body = JSON.stringify({ title: texts, description: texts, pictureId: null })
    const headers = { ...staff, ...json, ...key() }
    await ask('/api/Admin/drivers', { method: 'POST', headers, body }, 201)
  }

  return [
    // Another machine is asked each time.
    async () => {
      const title = `text ${randomUUID()}`
      await createDriver(title)
      for (let machine = 0; machine < 3; machine++) {
        const answer = await ask('/api/Home/GetAllDrivers', { headers: somebody() }, 200)
        if (!(await answer.text()).includes(title))
          doings.problems.push('a changed text is not seen')
      }
      doings.changedTexts += 1
    },
    async () => {
      const body = new FormData()
      body.set('file', blobOf(await halves(60, 40).png().toBuffer()), 'a.png')
      const sent = await ask('/api/Admin/pictures', { method: 'POST', headers: staff, body }, 201)
      const { picture } = ((await sent.json()) as { data: { picture: { key: string } } }).data
      const bytes = new Set<string>()
      for (let machine = 0; machine < 3; machine++) {
        const answer = await ask(`/media/${picture.key}-60.webp`, { headers: somebody() }, 200)
        bytes.add(digestOf(Buffer.from(await answer.arrayBuffer())))
      }
      if (bytes.size !== 1) doings.problems.push('a picture differs between machines')
      doings.pictures += 1
    },
    async () => {
      await signIn()
      doings.signIns += 1
      await setTimeout(5 * pause)
    },
  ]
}

/** A PDF that nobody else has. */
function paperOf(length: number): Buffer {
  return Buffer.concat([pdf, randomBytes(length)])
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
