import { documentColors } from '#brand/plain-look.ts'
import {
  schemeAttribute,
  type SchemeChoice,
  schemeChoices,
  schemeKey,
} from '#contract/color-scheme.ts'
import { readDevice, writeDevice } from '#src/pwa/safe-storage.ts'

const listeners = new Set<() => void>()

function storedChoice(): SchemeChoice {
  const stored = readDevice(schemeKey)
  return schemeChoices.find((choice) => choice === stored) ?? 'system'
}

let choice: SchemeChoice | undefined

/** @returns the scheme that was chosen for the back office on this device */
export function schemeChoice(): SchemeChoice {
  return (choice ??= storedChoice())
}

function tell(next: SchemeChoice): void {
  choice = next
  for (const listener of listeners) listener()
}

/** Shows the back office so from now on, and keeps that on the device. */
export function chooseScheme(next: SchemeChoice): void {
  writeDevice(schemeKey, next)
  tell(next)
}

function onStored({ key }: StorageEvent): void {
  if (key === schemeKey || key === null) tell(storedChoice())
}

/** @returns ends it */
export function onSchemeChoice(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStored)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStored)
  }
}

/**
 * Gives the document a scheme until it is ended; the browser's bar goes with it.
 *
 * @returns ends it
 */
export function showScheme(shown: SchemeChoice): () => void {
  const { documentElement } = document
  const device = matchMedia('(prefers-color-scheme: dark)')
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const colorBar = () => {
    const isDark = shown === 'dark' || (shown === 'system' && device.matches)
    if (bar) bar.content = documentColors.bar[isDark ? 'dark' : 'light']
  }
  documentElement.setAttribute(schemeAttribute, shown)
  colorBar()
  device.addEventListener('change', colorBar)
  return () => {
    device.removeEventListener('change', colorBar)
    documentElement.removeAttribute(schemeAttribute)
    if (bar) bar.content = documentColors.bar.light
  }
}
