import { useSyncExternalStore } from 'react'

type TakeOver = () => void

let takeOver: TakeOver | undefined
const listeners = new Set<() => void>()

/** A newer build waits; `apply` lets its worker take over, after which every tab reloads itself. */
export function offerUpdate(apply: TakeOver): void {
  takeOver = apply
  for (const listener of listeners) listener()
}

/** Nobody is asked again about this build; the next start of the site has it. */
export function postponeUpdate(): void {
  takeOver = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How to change to a newer build, or undefined while there is none. */
export function useUpdateOffer(): TakeOver | undefined {
  return useSyncExternalStore(
    subscribe,
    () => takeOver,
    () => undefined,
  )
}
