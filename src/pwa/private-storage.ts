import { readDevice, writeDevice } from './safe-storage.ts'

/** Begins the names of what an earlier version stored of users here. */
const prefix = 'private '

/** Removes all of it, for every user. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, and nothing is kept.
  }
}

/** Tells that this device may hold something of a user who was signed in. */
const mark = 'private-data'

export const mayHoldPrivate = (): boolean => readDevice(mark) !== undefined

export const markPrivate = (holds: boolean): void => writeDevice(mark, holds ? 'yes' : undefined)
