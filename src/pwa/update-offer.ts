import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

type TakeOver = () => void

let takeOver: TakeOver | undefined
const listeners = new Listeners()

/** A newer build waits; `apply` lets its worker take over, after which every tab reloads itself. */
export function offerUpdate(apply: TakeOver): void {
  takeOver = apply
  listeners.tell()
}

/** Nobody is asked again about this build; the next start of the site has it. */
export function postponeUpdate(): void {
  takeOver = undefined
  listeners.tell()
}

/** How to change to a newer build, or undefined while there is none. */
export function useUpdateOffer(): TakeOver | undefined {
  return useSyncExternalStore(
    listeners.listen,
    () => takeOver,
    () => undefined,
  )
}
