import type { ReactNode } from 'react'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from './render-in-app.tsx'

/**
 * Shows a part of the back office, with a client of the test's own.
 *
 * @returns the texts of all toasts, in order
 */
export async function openForStaff(part: ReactNode, language: Language, client: ApiClient) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const toasts: string[] = []
  localStorage.setItem('language', language)
  listenToToasts(({ text }) => toasts.push(text))
  rerender(<InApp app={{ ...app, api: { ...app.api, client } }}>{part}</InApp>)
  return { toasts }
}
