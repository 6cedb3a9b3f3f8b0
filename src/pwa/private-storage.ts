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

/** Removes all of it, whoever's it is, and what older versions kept under names of their own. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) || key.startsWith('notifications-since '))
        localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, and nothing is kept.
  }
}
