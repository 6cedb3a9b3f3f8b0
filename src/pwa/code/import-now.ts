/**
 * Fetches a part of the app's code for a caller that has another way on, or a word to say, where it cannot be had.
 *
 * @throws Error where it cannot be had; the router and the browser's own words for it are kept out, because the router
 *   loads a page anew for those
 */
export async function importNow<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new Error('this part of the code cannot be had', { cause })
  }
}

/** Fetches a part that nobody waits for, or that something else can stand in for. @returns undefined where it cannot be had */
export async function importOrNothing<Module>(
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  return load().catch(() => undefined)
}
