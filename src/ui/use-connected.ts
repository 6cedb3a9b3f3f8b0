import { useSyncExternalStore } from 'react'

function listen(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, onChange, listening)
  return () => listening.abort()
}

/** True when the browser believes that it has a connection; the server's HTML takes it for granted. */
export function useConnected(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
