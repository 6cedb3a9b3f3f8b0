import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import type { Language } from '#contract/locale.ts'
import { faultsKey } from './recorded-site.ts'
import { type Driver, elementKey } from './web-driver.ts'

/** How a person names a thing on the screen: its role and its text, as Testing Library finds them. */
export interface Sought {
  role: string
  name?: string | RegExp
  /** The part of the page that holds it. */
  within?: Sought
}

type Element = Record<typeof elementKey, string>

/** The library that finds by role and name, run in the page. */
const library = readFile(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

const wait = { timeout: 15_000, intervals: [100] }

/** A person with a browser of one engine: finds things by what they are called, and waits for what is to be seen. */
export class Visitor {
  readonly #driver: Driver
  readonly #address: string

  constructor(driver: Driver, address: string) {
    this.#driver = driver
    this.#address = address
  }

  /** @param address within the site */
  async open(address: string): Promise<void> {
    await this.#driver.send('Navigate', { url: this.#address + address })
  }

  /** Comes to the site for the first time. @param page an address without a query; the home page unless told */
  async come(language: Language, page = '/'): Promise<void> {
    await this.open(`${page}?lang=${language}`)
    // The app keeps the language of the address as the visitor's choice.
    await expect.poll(() => this.read(() => localStorage.getItem('language')), wait).toBe(language)
    await this.waitUntilLoaded()
  }

  /** Waits until the page loads nothing more: to leave it earlier would break that off, which it complains of. */
  async waitUntilLoaded(): Promise<void> {
    const loaded = () => this.read(() => performance.getEntriesByType('resource').length)
    let before = -1
    await expect(async () => {
      const now = await loaded()
      const same = now === before
      before = now
      expect(same, 'the page loads nothing more').toBe(true)
    }).toPass({ timeout: 15_000, intervals: [300] })
  }

  /** Reloads as a person does: WebDriver's own command passes by the service worker in Firefox. */
  async reload(): Promise<void> {
    const loadedAt = () => this.read(() => performance.timeOrigin)
    const before = await loadedAt()
    await this.read(() => location.reload())
    await expect.poll(() => loadedAt().catch(() => before), wait).not.toBe(before)
  }

  /** Gives the page so much room, in its pixels. */
  async resize(width: number, height = 800): Promise<void> {
    await expect(async () => {
      const [frameWidth, frameHeight] = await this.read(
        () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
      )
      await this.#driver.send('SetWindowRect', {
        width: width + Math.max(0, frameWidth),
        height: height + Math.max(0, frameHeight),
      })
      // A window takes its size a while after it was asked to.
      const room = () => this.read(() => [innerWidth, innerHeight] as const)
      await expect.poll(room, { timeout: 3000 }).toEqual([width, height])
    }).toPass(wait)
  }

  /** Runs a function in the page. It reaches nothing but its arguments. */
  async read<Arguments extends unknown[], Result>(
    look: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${look.toString()}).apply(undefined, arguments)`
    return (await this.#driver.send('ExecuteScript', {
      script,
      args,
      sandbox: 'default',
    })) as Awaited<Result>
  }

  /** Waits until it can be seen. */
  async see(sought: Sought): Promise<Element> {
    let found: Element | null = null
    await expect(async () => {
      found = await this.#find(sought)
      expect(found, `${sought.role} '${sought.name}' is to be seen`).not.toBeNull()
    }).toPass(wait)
    return found as unknown as Element
  }

  /** Waits until it cannot be seen any more. */
  async seeGone(sought: Sought): Promise<void> {
    await expect.poll(() => this.#find(sought), wait).toBeNull()
  }

  /** Waits until the page shows this text. */
  async seeText(text: string): Promise<void> {
    await expect.poll(() => this.read(() => document.body.innerText), wait).toContain(text)
  }

  async seeTextGone(text: string): Promise<void> {
    await expect.poll(() => this.read(() => document.body.innerText), wait).not.toContain(text)
  }

  /** Presses it as a pointer does: what covers it gets the press instead, and is a fault. */
  async press(sought: Sought): Promise<void> {
    await expect(async () => {
      const element = await this.#bring(sought)
      await this.#driver.send('ElementClick', { id: element[elementKey] })
    }).toPass(wait)
  }

  /** Writes into a field, in the place of what it holds. */
  async write(sought: Sought, text: string): Promise<void> {
    const element = await this.#bring(sought)
    await this.read((field) => (field as unknown as HTMLInputElement).select?.(), element)
    await this.#driver.send('ElementSendKeys', { id: element[elementKey], text })
  }

  /** Presses it, then types key by key, wherever the focus goes meanwhile. */
  async type(sought: Sought, text: string): Promise<void> {
    await this.press(sought)
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    const keyboard = { type: 'key', id: 'keyboard', actions: keys }
    await this.#driver.send('PerformActions', { actions: [keyboard] })
  }

  /** Chooses in a list of the browser's own. */
  async choose(sought: Sought, option: string): Promise<void> {
    const element = await this.#bring(sought)
    const chosen = await this.read(findOption, element, option)
    await this.#driver.send('ElementClick', { id: chosen?.[elementKey] })
  }

  /** Gives a file to a field, as its window of files does. @param label of the field */
  async attach(label: string | RegExp, file: string): Promise<void> {
    const field = await this.read(findLabelled, source(label))
    await this.#driver.send('ElementSendKeys', { id: field?.[elementKey], text: file })
  }

  /** Writes into a field without a role: that of a password. */
  async writeLabelled(label: string, text: string): Promise<void> {
    await expect.poll(() => this.read(findLabelled, source(label)), wait).not.toBeNull()
    const field = await this.read(findLabelled, source(label))
    await this.#driver.send('ElementSendKeys', { id: field?.[elementKey], text })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#driver.send('TakeScreenshot')) as string, 'base64')
  }

  /** Takes away the session of whoever signed in here before. */
  async forgetAccount(): Promise<void> {
    // A browser that has just started has no page whose cookies could be told.
    await this.open('/logo.svg')
    await this.#driver.send('DeleteAllCookies')
  }

  /** @returns the faults of every page that has been opened since this was asked last, one line each */
  async takeFaults(): Promise<string[]> {
    return this.read((key) => {
      const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
      sessionStorage.removeItem(key)
      return faults
    }, faultsKey)
  }

  /** Brings it into view, once the app has it: React marks what it has hydrated. */
  async #bring(sought: Sought): Promise<Element> {
    const element = await this.see(sought)
    const isHydrated = () => this.read(bringIntoView, element)
    await expect.poll(isHydrated, wait).toBe(true)
    return element
  }

  async #find(sought: Sought): Promise<Element | null> {
    const chain = []
    for (let one: Sought | undefined = sought; one !== undefined; one = one.within)
      chain.unshift({ role: one.role, name: one.name === undefined ? null : source(one.name) })
    if (!(await this.read(() => 'testingLibrary' in window)))
      await this.#driver.send('ExecuteScript', {
        script: `const exports = {}, module = { exports }; ${await library}
          window.testingLibrary = exports`,
        args: [],
        sandbox: 'default',
      })
    return this.read(findByRole, chain)
  }
}

interface Named {
  role: string
  name: string | null
}

declare global {
  interface Window {
    testingLibrary: typeof TestingLibrary
  }
}

/** A pattern as it travels to the page; a text stands for itself alone. */
function source(name: string | RegExp): string {
  return typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source
}

/** Runs in the page. */
function findByRole(chain: Named[]): Element | null {
  const within = (parts: HTMLElement[], { role, name }: Named) =>
    parts.flatMap((part) =>
      window.testingLibrary.queryAllByRole(part, role, {
        // The library would ask it of every element of the page, one after the other: most of a test's time.
        hidden: true,
        // As a function: a pattern would be of another realm than the library.
        name: (said) => name === null || new RegExp(name).test(said),
      }),
    )
  const canBeSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null
  // Its parent may have no box of its own.
  const seen = chain.reduce(within, [document.body]).find(canBeSeen)
  return (seen as unknown as Element) ?? null
}

/** Runs in the page. */
function findLabelled(label: string): Element | null {
  const field = [...document.querySelectorAll('input')].find((input) =>
    [...(input.labels ?? [])].some(({ innerText }) => new RegExp(label).test(innerText.trim())),
  )
  return (field as unknown as Element) ?? null
}

/** Runs in the page. */
function findOption(list: Element, text: string): Element | null {
  const { options } = list as unknown as HTMLSelectElement
  return ([...options].find((option) => option.text === text) as unknown as Element) ?? null
}

/** Runs in the page. */
function bringIntoView(found: Element): boolean {
  const element = found as unknown as HTMLElement
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // As the pointer does before it presses.
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // Firefox shows a script of the driver an element without what the page has added to it.
  const own = 'wrappedJSObject' in element ? (element.wrappedJSObject as object) : element
  return Object.keys(own).some((key) => key.startsWith('__react'))
}
