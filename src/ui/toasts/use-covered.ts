import { useSyncExternalStore } from 'react'

/** What a `dialog` element says of itself; browsers that know no `toggle` of dialogs tell of its closing alone. */
const changes = ['toggle', 'close']

function subscribe(listener: () => void): () => void {
  for (const change of changes) document.addEventListener(change, listener, true)
  return () => {
    for (const change of changes) document.removeEventListener(change, listener, true)
  }
}

/** Whether a `dialog` element lies over the page: what is under it can neither be pressed nor heard. */
export function useCovered(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector('dialog[open]') !== null)
}
