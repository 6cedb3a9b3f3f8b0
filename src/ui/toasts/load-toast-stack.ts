import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

declare global {
  interface Window {
    /** The element into whose text the toast library's styles are written. */
    _goober?: { parentNode: ParentNode; firstChild: { data: string } } | undefined
  }
}

/**
 * Gives the toast library a constructed style sheet for its own styles: in an element their text, which grows, would have
 * to be named in the page's security policy.
 */
function adoptToastStyles(): void {
  if (window._goober) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let text = ''
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text
      },
      set data(rules) {
        text = rules
        sheet.replaceSync(rules)
      },
    },
  }
}

/** Fetches the code that shows toasts. Forms that may have to show one without a connection call it ahead. */
export async function loadToastStack() {
  adoptToastStyles()
  return (await importWhenOnline(() => import('./toast-stack.tsx'))).ToastStack
}
