import type { BrowserContext, Page } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import { seededNumbers } from './changeable-network.ts'
import { faults, type startFaultyProxy } from './faulty-proxy.ts'
import { despiteNavigation, isNavigation, readPage } from './read-page.ts'
import { slowStorage } from './slow-storage.ts'
import { seeForm, type VisitorForm, visitorForms } from './visitor-forms.ts'

interface Tab {
  page: Page
  form: VisitorForm
}

/** Milliseconds that a write to the device takes; after the longest the product has given it up. */
const writeTimes = [0, 0, 0, 0, 0, 150, 800, 4000] as const

/**
 * A person's belief about a submission. `doubtful`: edited after a press, or closed while the form said neither that
 * it was sent nor that it was kept; it may have arrived.
 */
type Belief = 'written' | 'sent' | 'doubtful'

export interface FuzzInput {
  context: BrowserContext
  proxy: Awaited<ReturnType<typeof startFaultyProxy>>
  dataDir: string
  seed: number
  /** The number of changes of the network. */
  toggles: number
  /** Is told what is done, a line each. */
  note: (line: string) => void
}

export interface FuzzResult {
  sent: number
  /** How often the server was killed while it had a submission. */
  kills: number
  lost: string[]
  doubled: string[]
  /** Arrived, but not the file that was chosen for it. */
  fileless: string[]
  /** Stored, though nobody was seen to press. */
  unasked: string[]
}

/**
 * A person who writes, sends, edits, reloads, leaves, comes back, changes the language, opens, duplicates and closes
 * tabs while the network, the server and the device's storage change under them. At the end all is let through, and what the server has is compared with
 * what the person has seen to be sent.
 */
export async function fuzzSubmissions(input: FuzzInput): Promise<FuzzResult> {
  const { context, proxy, dataDir, seed, toggles, note } = input
  const random = seededNumbers(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const beliefs = new Map<string, Belief>()
  /** The marks of submissions that a form has said to be on the device. */
  const promised = new Set<string>()
  const tabs: Tab[] = []
  let count = 0
  const addressOf = (path: string) => new URL(path, proxy.address).href

  async function look({ page }: Tab, form: VisitorForm) {
    const sight = await seeForm(page, form)
    if (sight.isKept) promised.add(sight.mark)
    return sight
  }
  async function waitForForm(tab: Tab) {
    const { page, form } = tab
    while (!(await readPage(page, isAtRest, undefined))) await readPage(page, nextFrame, undefined)
    return look(tab, form)
  }
  async function goTo(tab: Tab, form: VisitorForm, query = '') {
    tab.form = form
    await despiteNavigation(tab.page, () => tab.page.goto(addressOf(form.path + query)))
  }
  const reload = ({ page }: Tab) => despiteNavigation(page, () => page.reload())
  async function openTab(form = pick(visitorForms)): Promise<Tab> {
    const page = await context.newPage()
    const tab = { page, form }
    tabs.push(tab)
    await goTo(tab, form)
    return tab
  }
  const newMark = () => `Submission ${seed} ${(count += 1)} of the run`
  const waitingItems = (page: Page) => readPage(page, countItems, false)
  const setWriteTime = await slowStorage(context)

  async function write(tab: Tab) {
    const { page, form } = tab
    const mark = newMark()
    beliefs.set(mark, 'written')
    note(`${tabs.indexOf(tab)}: writes ${form.call} "${mark}"`)
    await readPage(
      page,
      ([call, draft]: readonly [string, string]) => {
        sessionStorage.setItem(`draft ${call}`, draft)
        if (call === 'RegisterVendor') sessionStorage.setItem(`step ${call}`, 'documents')
      },
      [form.call, JSON.stringify({ ...form.texts, [form.mark]: mark })] as const,
    )
    await reload(tab)
    await waitForForm(tab)
    await chooseFile(tab)
  }
  async function chooseFile({ page, form }: Tab) {
    if (form.file === undefined) return
    const inputs = page.locator('main form input[type=file]')
    if ((await inputs.count()) === 0) return
    const { name, mimeType, buffer } = form.file
    await inputs.first().setInputFiles({ name, mimeType, buffer })
    if (form.call === 'RegisterVendor') await page.evaluate(pressButton, form.call)
  }

  async function showsItsFile({ page, form }: Tab): Promise<boolean> {
    if (form.file === undefined) return true
    return (await page.locator('main form').getByText(form.file.name).count()) > 0
  }
  async function asksAgain(tab: Tab): Promise<boolean> {
    while ((await look(tab, tab.form)).isSaving) await readPage(tab.page, nextFrame, undefined)
    return (await tab.page.locator('main form input[type=file][aria-invalid=true]').count()) > 0
  }

  async function press(tab: Tab): Promise<void> {
    const { page, form } = tab
    const { mark } = await look(tab, form)
    const hasFiles = await showsItsFile(tab)
    let reaction = await page.evaluate(pressButton, form.call).catch((error: unknown) => {
      // Gone before anybody could see what came of it.
      if (!isNavigation(error)) throw error
      return 'gone' as const
    })
    // The form first waits for a file that is not back yet, and may then ask for it.
    if (reaction === 'pressed' && !hasFiles && (await asksAgain(tab))) reaction = 'refused'
    note(`${tabs.indexOf(tab)}: presses "${mark}": ${reaction}`)
    if (!beliefs.has(mark)) return
    if (reaction === 'pressed') beliefs.set(mark, 'sent')
    if (reaction === 'gone' && beliefs.get(mark) !== 'sent') beliefs.set(mark, 'doubtful')
    // The device has lost it before it was pressed, and the form says so.
    if (reaction === 'refused') await chooseFile(tab)
  }

  async function edit(tab: Tab): Promise<void> {
    const { page, form } = tab
    const { mark } = await look(tab, form)
    const next = newMark()
    note(`edits "${mark}" to "${next}"`)
    beliefs.set(next, 'written')
    if (beliefs.get(mark) === 'sent') beliefs.set(mark, 'doubtful')
    const field = page.locator(`main form [name=${form.mark}]`)
    await field.fill(next, { timeout: 10_000 }).catch(async (error: unknown) => {
      // The submission has arrived meanwhile, and the thanks are shown instead of its form.
      if ((await field.count()) > 0) throw error
    })
  }

  async function duplicate(tab: Tab): Promise<void> {
    const copied = await readPage(tab.page, () => JSON.stringify({ ...sessionStorage }), undefined)
    const page = await context.newPage()
    await page.addInitScript((texts) => {
      if (sessionStorage.length > 0) return
      for (const [key, text] of Object.entries(JSON.parse(texts) as Record<string, string>))
        sessionStorage.setItem(key, text)
    }, copied)
    const copy = { page, form: tab.form }
    tabs.push(copy)
    await goTo(copy, tab.form)
  }

  async function close(tab: Tab): Promise<void> {
    // The button says so while a press is not on the device yet.
    while ((await look(tab, tab.form)).isSaving) await readPage(tab.page, nextFrame, undefined)
    for (const form of visitorForms) {
      const { mark, isKept } = await look(tab, form)
      if (mark === '') continue
      note(`${tabs.indexOf(tab)}: is closed over "${mark}"${isKept ? ', which waits' : ''}`)
      if (beliefs.get(mark) === 'sent' && !promised.has(mark)) beliefs.set(mark, 'doubtful')
    }
    tabs.splice(tabs.indexOf(tab), 1)
    await tab.page.close()
    if (tabs.length === 0) await openTab()
  }

  async function detour({ page, form }: Tab): Promise<void> {
    const ends = (error: unknown) => {
      if (!isNavigation(error)) throw error
    }
    await page.evaluate(clickProjects).catch(ends)
    await page.waitForURL(/projects/)
    await page.evaluate(() => history.back()).catch(ends)
    await page.waitForURL((address) => address.pathname === form.path)
  }

  async function act(tab: Tab): Promise<void> {
    const { page, form } = tab
    // As though enough time had passed for the next attempts.
    if (random() < 0.3) await readPage(page, countItems, true)
    const sight = await look(tab, form)
    const kind = random()
    const isEmpty = sight.mark === ''
    if (isEmpty && kind < 0.6) {
      if ((await waitingItems(page)) < 8) await write(tab)
      return
    }
    if (!isEmpty && kind < 0.55) return sight.canSend ? press(tab) : undefined
    if (!isEmpty && kind < 0.62) return form.call === 'RegisterVendor' ? undefined : edit(tab)
    note(`${tabs.indexOf(tab)}: ${kind.toFixed(2)} over "${sight.mark}"`)
    if (kind < 0.72) await reload(tab)
    else if (kind < 0.8) await detour(tab)
    else if (kind < 0.85) await goTo(tab, form, `?lang=${pick(['ar', 'en'])}`)
    else if (kind < 0.91) await goTo(tab, pick(visitorForms))
    else if (kind < 0.95) await close(tab)
    else if (tabs.length < 3) await (kind < 0.975 ? duplicate(tab) : openTab())
  }

  /** All is let through: what still is in a form after a press is pressed again, what waits is sent from the list. */
  async function finish() {
    await context.setOffline(false)
    proxy.choose('none')
    await proxy.restarted()
    for (const { page } of tabs.slice(0, 1)) await setWriteTime(page, 0)
    note('all is let through')
    for (const tab of tabs) {
      for (const form of visitorForms) {
        const { mark } = await look(tab, form)
        if (!['sent', 'doubtful'].includes(beliefs.get(mark) ?? '')) continue
        await goTo(tab, form)
        await tab.page.bringToFront()
        // Work that an earlier page has begun ends first.
        if ((await waitForForm(tab)).mark !== mark) continue
        await press(tab)
        while ((await look(tab, form)).mark === mark)
          if ((await waitForForm(tab)).mark === mark) await press(tab)
      }
    }
    const page = (tabs[0] ?? (await openTab())).page
    await page.goto(addressOf('/projects'))
    // As though enough time had passed for the next attempts.
    for (let left = 1; left > 0;) {
      await readPage(page, countItems, true)
      await despiteNavigation(page, () => page.reload())
      // A page that is reloaded at once would break off what it has begun to send.
      const before = left
      for (let frame = 0; frame < 300 && left > 0 && left >= before; frame += 1) {
        await readPage(page, nextFrame, undefined)
        left = await waitingItems(page)
      }
    }
  }

  // The code of each form has to be on the device before the network goes.
  const first = await openTab(visitorForms[0])
  for (const form of visitorForms) {
    await goTo(first, form)
    await waitForForm(first)
  }
  for (let done = 0; done < toggles; done += 1) {
    const next = random() < 0.2 ? 'offline' : pick(faults)
    note(`network: ${next}`)
    proxy.choose(next === 'offline' ? 'none' : next)
    await context.setOffline(next === 'offline')
    const tab = pick(tabs)
    await setWriteTime(tab.page, pick(writeTimes))
    await tab.page.bringToFront()
    await act(tab)
  }
  await finish()
  return { ...compare(await storedMarks(dataDir), beliefs), kills: proxy.kills() }
}

function compare(stored: string[], beliefs: Map<string, Belief>) {
  const times = (mark: string) => stored.filter((one) => one === mark).length
  const marks = [...beliefs.keys()]
  return {
    fileless: marks.filter((mark) => stored.includes(`${mark} without its file`)),
    sent: marks.filter((mark) => beliefs.get(mark) === 'sent').length,
    lost: marks.filter((mark) => beliefs.get(mark) === 'sent' && times(mark) === 0),
    doubled: marks.filter((mark) => times(mark) > 1),
    unasked: marks.filter((mark) => beliefs.get(mark) === 'written' && times(mark) > 0),
  }
}

/** The marks of everything that the server has, one for each row; that of a CV without its file says so. */
async function storedMarks(dataDir: string): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
  const messages = await db.selectFrom('messages').select('message_content as mark').execute()
  const applications = await db
    .selectFrom('applications')
    .leftJoin('private_files', 'private_files.id', 'applications.cv_file_id')
    .select(['full_name as mark', 'private_files.id as file'])
    .execute()
  const vendors = await db
    .selectFrom('vendors')
    .innerJoin('vendor_documents', 'vendor_documents.vendor_id', 'vendors.id')
    .select('name_ar as mark')
    .execute()
  await db.destroy()
  const withFiles = applications.map(({ mark, file }) => ({
    mark: file === null ? `${mark} without its file` : mark,
  }))
  return [...messages, ...withFiles, ...vendors].map(({ mark }) => mark)
}

// The functions below run in the page.

function clickProjects(): void {
  document.querySelector<HTMLElement>('header a[href^="/projects"]')?.click()
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Presses the form's button as a person does. @returns whether the form has reacted by sending */
async function pressButton(call: string): Promise<'pressed' | 'no button' | 'refused'> {
  const find = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')
  const button = find()
  if (button === null || button.disabled) return 'no button'
  button.click()
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = find()
    // Offline all of it may be over between two frames: the form is then empty.
    const isCleared = sessionStorage.getItem(`draft ${call}`) === null
    if (now === null || now.disabled || isCleared) return 'pressed'
    if (document.querySelector('main form [aria-invalid=true]') !== null) return 'refused'
  }
  return 'refused'
}

/** Tells whether the form is there to be used, or the notice in its place once it is sent. */
function isAtRest(): boolean {
  const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]')
  if (button !== null) return !button.disabled
  return document.querySelector('main :is(h2, h3)[tabindex="-1"]') !== null
}

/** Counts the items that wait or are stopped. @param due makes their next attempt be now */
async function countItems(due: boolean): Promise<number> {
  const made = await indexedDB.databases()
  if (!made.some(({ name }) => name === 'pwa-outbox')) return 0
  const opening = indexedDB.open('pwa-outbox')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const items = opening.result.transaction('items', 'readwrite').objectStore('items')
  const all = items.getAll()
  await new Promise((resolve) => (all.onsuccess = resolve))
  const left = (all.result as { id: string; state: string }[]).filter(
    ({ state }) => state !== 'delivered',
  )
  if (due) for (const item of left) items.put({ ...item, nextAttemptAt: 0 }, item.id)
  await new Promise((resolve) => (items.transaction.oncomplete = resolve))
  opening.result.close()
  return left.length
}
