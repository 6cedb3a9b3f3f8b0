const holders = new Set<string>()

/** Notes whether a form holds something typed that has not been sent. */
export function noteUnsaved(form: string, unsaved: boolean): void {
  if (unsaved) holders.add(form)
  else holders.delete(form)
}

/** Whether this tab holds unsaved work: in one form, or in any. */
export function hasUnsavedWork(form?: string): boolean {
  return form === undefined ? holders.size > 0 : holders.has(form)
}
