import type { Device } from '#contract/device.ts'
import { type Language, locales } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { type ComposedMail, composeMail } from '#server/mail/compose-mail.ts'

interface NewDevice {
  name: string
  company: string
  link: string
  device: Device
  /** Shortened; empty where it is not known. */
  network: string
  at: Date
}

/** Tells somebody that their account was signed in to from a new device: which, when, and what to do (SESSION-32). */
export function composeNewDeviceMail(
  language: Language,
  { name, company, link, device, network, at }: NewDevice,
): ComposedMail {
  const { subject, action, calm, otherwise, ...said } = serverTexts[language].newDeviceMail
  return composeMail(language, subject, [
    said.greeting.replace('{name}', () => name),
    said.reason.replace('{company}', () => company),
    said.device.replace('{device}', () => deviceWords(language, device)),
    ...(network === '' ? [] : [{ label: said.network, value: network }]),
    said.time.replace('{time}', () => timeIn(language, at)),
    calm,
    otherwise,
    { link, action },
  ])
}

/** In words: "Chrome on Android"; what is not known is left out. */
export function deviceWords(language: Language, { browser, system }: Device): string {
  const words = serverTexts[language].devices
  if (browser !== null && system !== null)
    return words.both.replace('{browser}', words[browser]).replace('{system}', words[system])
  const [only] = [browser, system].filter((one) => one !== null)
  return only === undefined ? words.unknown : words[only]
}

/** A time as a mail tells it, in UTC: the server knows no time zone of its reader. */
export function timeIn(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(`${locales[language].tag}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at)
}
