import { useSyncExternalStore } from 'react'
import { draftKey, readDraftId } from './draft-id.ts'
import { reopened } from './reopened-submissions.ts'
import { readTab } from './safe-storage.ts'

const hasBegun = (form: string) =>
  readDraftId(form) !== undefined ||
  readTab(draftKey(form)) !== undefined ||
  reopened.current?.call === form

/**
 * Tells a form to show itself at once: this tab has typed or sent something in it, also before a reload, or has put a
 * submission back into it.
 *
 * @param form the id of the form's call
 * @returns false in the server's HTML, and until the browser has taken it over
 */
export const useBegun = (form: string) =>
  useSyncExternalStore(
    reopened.listen,
    () => hasBegun(form),
    () => false,
  )
