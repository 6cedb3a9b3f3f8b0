import { within } from './storage/guarded.ts'
import { readTab, writeTab } from './safe-storage.ts'

/** Milliseconds that a press on 'send' waits for files to be read back; then the person is told that they are missing. */
const patience = 3000

/**
 * Which files the draft of a form has, by name: kept in the tab's session storage, which answers at once, where the
 * files themselves are in IndexedDB, which may be slow, lose them or hang. A form is so never sent without a file that
 * was chosen for it unless its person has been told.
 */
export class ChosenFiles<Field extends string> {
  readonly fields: readonly Field[]
  readonly #key: string
  /** Names of files that the form does not hold yet, by field. */
  readonly #expected = new Map<Field, string>()
  #held: Record<string, string> = {}
  #isTold = false
  #restoring: Promise<void> = Promise.resolve()

  /** @param name the id of the form's call */
  constructor(name: string, fields: readonly Field[]) {
    this.fields = fields
    this.#key = `files ${name}`
    const known = JSON.parse(readTab(this.#key) ?? '{}') as Record<string, string>
    for (const field of fields) {
      const fileName = known[field]
      if (fileName !== undefined) this.#expected.set(field, fileName)
    }
  }

  /** True when a kept file is the one that was chosen last: the writing of a later one may have failed. */
  isExpected(field: Field, fileName: string): boolean {
    return this.#expected.get(field) === fileName
  }

  /** The form holds these files now. */
  keep(files: readonly { field: Field; name: string }[]): void {
    for (const { field } of files) this.#expected.delete(field)
    this.#held = Object.fromEntries(files.map(({ field, name }) => [field, name]))
    this.#write()
  }

  /** @param restoring ends once what is kept of the files has been read */
  restoreWith(restoring: Promise<void>): void {
    this.#restoring = restoring
  }

  /** Files that the form does not hold by now are no part of it any more. */
  forgetMissing(): void {
    this.#expected.clear()
    this.#write()
  }

  /**
   * True when a change brings back a file that the draft had and lost. The draft is then the same as before, and its
   * submission has the same key.
   *
   * @param change an input's event, or the new value of a field
   */
  bringsBack(change: unknown): boolean {
    const file = change instanceof File ? change : chosenIn(change)
    return file !== undefined && [...this.#expected.values()].includes(file.name)
  }

  /** True while files that were chosen before a reload are not back yet. */
  get areMissing(): boolean {
    return this.#expected.size > 0
  }

  /**
   * Waits for the files to be back, but not for long.
   *
   * @returns the fields that have lost theirs; none when asked again after that, because the person knows
   */
  async missing(): Promise<Field[]> {
    await within(patience, this.#restoring, undefined)
    const fields = [...this.#expected.keys()]
    if (this.#isTold) this.forgetMissing()
    this.#isTold = fields.length > 0 && !this.#isTold
    return this.#isTold ? fields : []
  }

  #write(): void {
    writeTab(this.#key, JSON.stringify({ ...Object.fromEntries(this.#expected), ...this.#held }))
  }
}

function chosenIn(event: unknown): File | undefined {
  const { target } = (event ?? {}) as { target?: unknown }
  return target instanceof HTMLInputElement ? target.files?.[0] : undefined
}
