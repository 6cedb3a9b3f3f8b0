import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openFiles } from '#server/files/open-files.ts'
import { mailLimits } from '#server/mail/mail-queue.ts'
import { account } from '#tests/support/account.ts'
import { beginBusyDay, type Doings } from '#tests/support/busy-day.ts'
import { everything } from '#tests/support/everything.ts'
import { hasNginx, startNginx } from '#tests/support/nginx.ts'
import { listStored, readStored } from '#tests/support/private-files.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { useProcesses } from '#tests/support/use-processes.ts'

/** Milliseconds of ordinary work between two events. */
const meanwhile = everything ? 2_000 : 500
/** The signals that end one machine after the other. A new machine takes the place of each. */
const ends = everything ? (['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const)

const processes = useProcesses()

/** Starts a process on a machine of its own: all that it has in common with others is the database. */
async function startMachine() {
  return processes.start({
    DATA_DIR: await mkdtemp(path.join(processes.database().dataDir, 'machine-')),
    HOST: '127.0.0.1',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    LOG_LEVEL: 'error',
  })
}

// MACHINE-1, MACHINE-5, MACHINE-7, MACHINE-8
it(
  'lose, double and drop nothing behind nginx while processes are killed, stopped and added',
  { timeout: 420_000 },
  async (context) => {
    context.skip(!hasNginx && !everything, 'nginx is not installed: apt-get install nginx-light')
    const first = await startMachine()
    let machines = [first, ...(await Promise.all([startMachine(), startMachine()]))]
    const nginx = await startNginx(machines.map(({ address }) => address))
    onTestFinished(() => nginx.stop())
    const use = () => nginx.use(machines.map(({ address }) => address))
    const day = await beginBusyDay(nginx.address)

    for (const signal of ends) {
      await setTimeout(meanwhile)
      const [gone, ...others] = machines
      gone?.stop(signal)
      await gone?.ended
      await setTimeout(meanwhile)
      machines = [...others, await startMachine()]
      await use()
    }
    machines.push(await startMachine())
    await use()
    await setTimeout(meanwhile)

    day.beStrict()
    for (const machine of everything ? [...machines] : machines.slice(0, 1)) {
      machines = machines.filter((one) => one !== machine)
      await use()
      machine.stop('SIGTERM')
      expect(await machine.ended).toBe(0)
      machines.push(await startMachine())
      await use()
    }
    await day.end()
    expect(day.doings.problems).toEqual([])
    await expectStored(day.doings)
    const { requests, messages, applications, vendors } = day.doings
    const forms = messages.length + applications.length + vendors.length
    recordFigure(
      'lost-among-machines',
      `0 of ${forms.toLocaleString('en')} forms in ${requests.toLocaleString('en')} requests`,
    )
  },
)

/** Holds the database against what was acknowledged: each form once, each file whole, an email for each. */
async function expectStored(doings: Doings): Promise<void> {
  const { dataDir, databaseUrl, open } = processes.database()
  const db = await open()
  const files = openFiles(db, { dataDir, databaseUrl, mediaCache: 2 ** 30 })
  for (const table of ['messages', 'applications', 'vendors'] as const) {
    const rows = await db.selectFrom(table).select('email').execute()
    expect(rows.map(({ email }) => email).toSorted()).toEqual(doings[table].toSorted())
    expect(rows.length).toBeGreaterThan(0)
  }
  const digests: string[] = []
  for (const name of await listStored(files, 'private')) {
    const content = await readStored(files, 'private', name)
    digests.push(createHash('sha256').update(content).digest('hex'))
  }
  expect(digests.toSorted()).toEqual(doings.files.toSorted())

  const waiting = () => db.selectFrom('outgoing_mails').select('id').execute()
  // A process that is killed takes the mail that it has just taken with it, until its lease ends.
  const timeout = mailLimits.lease + 60_000
  await expect.poll(waiting, { timeout, interval: 500 }).toEqual([])
  const receivers: string[] = []
  for (const name of await listStored(files, 'mail')) {
    const mail = (await readStored(files, 'mail', name)).toString()
    receivers.push(/^To:[^@]*?([\w.-]+@[\w.-]+)/m.exec(mail)?.[1] ?? mail)
  }
  const visitors = [...doings.messages, ...doings.applications, ...doings.vendors]
  expect(receivers.filter((one) => one !== account.email).toSorted()).toEqual(visitors.toSorted())
  await db.destroy()
}
