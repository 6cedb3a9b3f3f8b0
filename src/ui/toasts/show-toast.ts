import { isStoredLanguageKnown } from '#src/i18n/stored-language.ts'

export type ToastKind = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** An action on a message while it is shown, such as taking a deletion back. */
export interface ToastRemedy {
  text: string
  run: () => void
}

export interface Toast {
  kind: ToastKind
  text: string
  /** Milliseconds until it goes by itself. */
  duration: number
  remedy?: ToastRemedy | undefined
}

/** Milliseconds, of the site and of the back office (TOAST-4). */
export const toastDurations = { app: 3000, admin: 5000 } as const

type Listener = (toast: Toast) => void

let listener: Listener | undefined
const waiting: Toast[] = []

/**
 * Shows a message in a corner of the screen. Nothing is shown while the stored language is neither English nor
 * Arabic (TOAST-2).
 */
export function showToast(
  kind: ToastKind,
  text: string,
  duration: number = toastDurations.app,
  remedy?: ToastRemedy,
): void {
  if (!isStoredLanguageKnown()) return
  const toast = { kind, text, duration, remedy }
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Hears of every toast, those shown before included. @returns a function that ends it */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
