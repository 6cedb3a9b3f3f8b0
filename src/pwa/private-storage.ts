import { readDevice, writeDevice } from './safe-storage.ts'

/** Begins the names of all texts of the user who is signed in: they are removed at the sign-out. */
const prefix = 'private '

const keyOf = (name: string, userId: string) => `${prefix}${name} ${userId}`

/** Undefined where nothing is kept, or storage is forbidden. */
export function readPrivate(name: string, userId: string): string | undefined {
  return readDevice(keyOf(name, userId))
}

export function writePrivate(name: string, userId: string, value: string): void {
  writeDevice(keyOf(name, userId), value)
}

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
