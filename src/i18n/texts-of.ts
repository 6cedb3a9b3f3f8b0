/**
 * Picks the file of a language among those that a folder has.
 *
 * @throws Error where it is missing; `locales.test.ts` names it before
 */
export function textsOf<Texts>(
  files: Record<string, () => Promise<Texts>>,
  file: string,
): () => Promise<Texts> {
  const load = files[file]
  if (load === undefined) throw new Error(`${file} is missing`)
  return load
}
