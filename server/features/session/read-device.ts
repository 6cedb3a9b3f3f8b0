import type { Browser, Device, System } from '#contract/device.ts'

/** The first that fits: browsers also name those that they descend from. */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+ .{0,60}Safari\//],
]

const systemMarks: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['iphone', /\b(?:iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]

/** Characters that are looked at; those of real browsers are shorter. */
const longest = 400

/**
 * Names browser and system by a User-Agent header. It is what the sender says: anyone may say anything, and an iPad
 * calls itself a Mac unless told otherwise. Nothing else of the header is stored.
 */
export function readDevice(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, longest)
  const find = <Name>(marks: readonly (readonly [Name, RegExp])[]): Name | null =>
    marks.find(([, mark]) => mark.test(said))?.[0] ?? null
  return { browser: find(browserMarks), system: find(systemMarks) }
}
