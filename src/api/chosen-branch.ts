import { useSyncExternalStore } from 'react'
import { Listeners } from '#src/pwa/listeners.ts'
import { readDevice, writeDevice } from '#src/pwa/safe-storage.ts'

const branchKey = 'branch'
const listeners = new Listeners()

// If storage is forbidden, the choice lasts as long as the page.
let chosen: string | undefined

const readChosen = () => readDevice(branchKey) ?? chosen

/** Makes a branch the visitor's own, on this device and in all open tabs (BRANCH-1). */
export function chooseBranch(id: string): void {
  chosen = id
  writeDevice(branchKey, id)
  listeners.tell()
}

function listen(onChange: () => void): () => void {
  const stop = listeners.listen(onChange)
  // Another tab's choice.
  addEventListener('storage', onChange)
  return () => {
    stop()
    removeEventListener('storage', onChange)
  }
}

/** The id of the branch that the visitor chose; undefined before that, and in the server's HTML. */
export function useChosenBranchId(): string | undefined {
  return useSyncExternalStore(listen, readChosen, () => undefined)
}
