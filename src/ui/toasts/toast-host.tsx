import type { Language } from '#contract/locale.ts'

export function ToastHost({ language }: { language: Language }) {
  return <div data-toasts={language} />
}
