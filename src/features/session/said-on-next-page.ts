import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'

const key = 'said-on-next-page'

const texts = ['session.signedIn', 'session.passwordSaved', 'session.invitationAccepted'] as const

const say = (t: TFunction<'admin'>, text: (typeof texts)[number]) =>
  showToast('success', t(text), toastDurations.admin)

/** @returns says what went well when another page opens because of it, even if that page is loaded as a document */
export function useSaidOnNextPage(): (text: (typeof texts)[number]) => void {
  const { t } = useTranslation('admin')
  const { loads } = useNavigation()
  return (text) => (loads ? writeTab(key, text) : say(t, text))
}

/** Says what the page before this one has left to be said. */
export function sayFromLastPage(t: TFunction<'admin'>): void {
  const noted = readTab(key)
  const text = texts.find((one) => one === noted)
  if (text === undefined) return
  writeTab(key, undefined)
  say(t, text)
}
