import { pageNonce } from '#src/theme/page-nonce.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

declare global {
  interface Window {
    /** Where the toast library's own styles take their nonce from. */
    __nonce__?: string | undefined
  }
}

/** Fetches what shows toasts; ahead of the first one by whoever may have to show it without a connection. */
export async function loadToastStack() {
  window.__nonce__ = pageNonce()
  return (await importWhenOnline(() => import('./toast-stack.tsx'))).ToastStack
}
