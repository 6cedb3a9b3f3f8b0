/** Holds those who want to hear of each change; `listen` fits `useSyncExternalStore`. */
export class Listeners {
  readonly #listeners = new Set<() => void>()

  /** @returns a function that ends it */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
