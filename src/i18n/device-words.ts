import type { TFunction } from 'i18next'
import type { Device } from '#contract/device.ts'

/** A browser and its system in words, "Chrome on Android"; what is not known is left out (SESSION-29). */
export function deviceWords(
  t: TFunction<['admin', 'translation']>,
  { browser, system }: Device,
): string {
  const name = browser && t(`session.device.${browser}`)
  const on = system && t(`session.device.${system}`)
  if (name !== null && on !== null) return t('session.device.both', { browser: name, system: on })
  return name ?? on ?? t('session.device.unknown')
}
