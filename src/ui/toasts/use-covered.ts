import { useSyncExternalStore } from 'react'

/** The events of a `dialog` element; browsers that know no `toggle` of dialogs tell only of its closing. */
const changes = ['toggle', 'close']

function subscribe(listener: () => void): () => void {
  for (const change of changes) document.addEventListener(change, listener, true)
  return () => {
    for (const change of changes) document.removeEventListener(change, listener, true)
  }
}

/** True while a `dialog` element lies over the page: things under it can neither be pressed nor heard. */
export function useCovered(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector('dialog[open]') !== null)
}
