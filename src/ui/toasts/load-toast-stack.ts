import { pageNonce } from '#src/theme/page-nonce.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

declare global {
  interface Window {
    /** The nonce for the toast library's own styles. */
    __nonce__?: string | undefined
  }
}

/** Fetches the code that shows toasts. Forms that may have to show one without a connection call it ahead. */
export async function loadToastStack() {
  window.__nonce__ = pageNonce()
  return (await importWhenOnline(() => import('./toast-stack.tsx'))).ToastStack
}
