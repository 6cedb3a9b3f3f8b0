import { lazyRouteComponent } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

export const Dashboard = lazyRouteComponent(
  () => importWhenOnline(() => import('./dashboard.tsx')),
  'Dashboard',
)
export const VisitorViewBar = lazyRouteComponent(
  () => importWhenOnline(() => import('./visitor-view-bar.tsx')),
  'VisitorViewBar',
)

/** Loads what stands round every page of whoever is signed in, and its words; the sign-in does without them. */
export async function loadStaffParts(instance: i18n, language: Language): Promise<void> {
  await Promise.all([
    Dashboard.preload?.(),
    VisitorViewBar.preload?.(),
    addAdminTexts(instance, language),
  ])
}
