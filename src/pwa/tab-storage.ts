/** What this tab keeps over a reload; undefined where there is nothing, or storage is forbidden. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text for this tab, or nothing any more. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full: it lasts as long as the page.
  }
}
