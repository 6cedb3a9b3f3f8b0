import { showToast } from './show-toast.ts'

/** The toasts of visitors' forms, with the milliseconds that each stays. */
export const formToasts = {
  delivered: (text: string) => showToast('success', text, 5000),
  kept: (text: string) => showToast('info', text, 5000),
  failed: (text: string) => showToast('error', text, 5000),
  fixForm: (text: string) => showToast('error', text, 4000),
}
