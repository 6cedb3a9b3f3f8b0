import { draftKey } from './draft-id.ts'
import { readTab, writeTab } from './safe-storage.ts'

/** The names of the forms that keep their drafts themselves. */
const keepers = new Set<string>()

/** From now on the form keeps its draft itself. @param name the id of the form's call */
export const keepsItself = (name: string) => void keepers.add(name)

/** Names the draft of a form whose HTML the server sends. @param name the id of the form's call */
export const draftOf = (name: string) => ({ 'data-draft': name })

/** @param name the id of the form's call */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readTab(draftKey(name)) ?? '{}')
    return typeof draft === 'object' && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}

/**
 * Keeps what was typed into forms that the app has not taken over yet as their drafts, in which they find it on the
 * next page: a form's code comes when it is touched, and whoever types may leave before that. Several choices of one
 * name are kept as the form has them, with commas.
 */
export function keepEarlyDrafts(within: ParentNode = document): void {
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const name = form.dataset['draft'] ?? ''
    if (keepers.has(name)) continue
    const texts: Record<string, string> = {}
    for (const [field, text] of new FormData(form))
      if (typeof text === 'string' && text)
        texts[field] = texts[field] ? `${texts[field]},${text}` : text
    if (Object.keys(texts).length > 0)
      writeTab(draftKey(name), JSON.stringify({ ...readDraft(name), ...texts }))
  }
}
