import { useSyncExternalStore } from 'react'

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

/** A value of this page, outside React. */
export class PageValue<T> extends Listeners {
  readonly initial: T
  current: T

  constructor(initial: T) {
    super()
    this.initial = initial
    this.current = initial
  }

  set(value: T): void {
    this.current = value
    this.tell()
  }
}

/** Follows a value; the server's HTML has the initial one. */
export function usePageValue<T>(value: PageValue<T>): T {
  return useSyncExternalStore(
    value.listen,
    () => value.current,
    () => value.initial,
  )
}
