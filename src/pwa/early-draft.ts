import { draftKey } from './draft-id.ts'
import { readTab } from './safe-storage.ts'

declare global {
  interface Window {
    /** Keeps what was typed into forms of server HTML, and is set by it; such a form is marked by `draftOf`. */
    keepEarlyDrafts?: (within: ParentNode) => void
  }
}

const mark = 'data-draft'

/** Names the draft of a form whose HTML the server sends. @param name the id of the form's call */
export const draftOf = (name: string) => ({ [mark]: name })

/** From now on the form keeps its draft itself. @param name the id of the form's call */
export function keepsItself(name: string): void {
  for (const form of document.querySelectorAll(`[${mark}="${name}"]`)) form.removeAttribute(mark)
}

/** @param name the id of the form's call */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readTab(draftKey(name)) ?? '{}')
    return typeof draft === 'object' && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}
