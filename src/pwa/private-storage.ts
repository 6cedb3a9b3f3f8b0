/** What is kept in local storage of whoever is signed in, and goes with them, begins so. */
const prefix = 'private '

const keyOf = (name: string, userId: string) => `${prefix}${name} ${userId}`

/** Undefined where nothing is kept, or storage is forbidden. */
export function readPrivate(name: string, userId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(name, userId)) ?? undefined
  } catch {
    return undefined
  }
}

export function writePrivate(name: string, userId: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name, userId), value)
  } catch {
    // Storage is forbidden: it lasts as long as the page.
  }
}

/** Leaves none of it, of anyone; nor what older versions kept under names of their own. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) || key.startsWith('notifications-since '))
        localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, and nothing is kept.
  }
}
