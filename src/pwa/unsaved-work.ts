const holders = new Map<string, string | undefined>()

/**
 * Notes whether a form holds something typed that has not been sent.
 *
 * @param name what it is called where its loss is at stake, such as at a sign-out (RECORD-10)
 */
export function markUnsaved(form: string, unsaved: boolean, name?: string): void {
  if (unsaved) holders.set(form, name)
  else holders.delete(form)
}

/** True when this tab holds unsaved work: in one form, or in any. */
export function hasUnsavedWork(form?: string): boolean {
  return form === undefined ? holders.size > 0 : holders.has(form)
}

/** The names of the unsaved work of this tab; work without a name is left out. */
export function unsavedNames(): string[] {
  return [...holders.values()].filter((name) => name !== undefined)
}
