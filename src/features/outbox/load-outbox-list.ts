import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

/** Fetches the list's code; ahead of its first showing, because the connection may be gone by then. */
export async function loadOutboxList() {
  return (await importWhenOnline(() => import('./outbox-list.tsx'))).OutboxList
}
