import { newIdempotencyKey } from '#contract/idempotency.ts'
import { readTab, writeTab } from './safe-storage.ts'

const keyOf = (form: string) => `draft-id ${form}`

/** The key under which a tab keeps the texts of a form's draft. */
export const draftKey = (form: string) => `draft ${form}`

/**
 * The id of the draft that a form of this tab holds, by which its submission is found again after a reload. A tab
 * that is duplicated has the same one: both show the same draft.
 *
 * @param form the id of the form's call
 * @returns undefined where nothing has been typed or sent yet
 */
export function readDraftId(form: string): string | undefined {
  return readTab(keyOf(form))
}

/** Begins a draft of its own, or goes on with one. @returns its id */
export function beginDraft(form: string, id = newIdempotencyKey()): string {
  writeTab(keyOf(form), id)
  return id
}
