import { latinDigits } from '#contract/digits.ts'

const number = String.raw`[+-]?\d{1,3}(?:\.\d+)?`
const fraction = String.raw`[+-]?\d{1,3}\.\d+`

/** As maps give it for copying: `30.2987, 31.7419`. A comma alone may be meant as a decimal point. */
const bare = [
  new RegExp(String.raw`^(${number})(?:[,،;]?\s+)(${number})$`),
  new RegExp(`^(${fraction})[,،;](${fraction})$`),
]
/** In the address of a map: Google's place, its view and its search, Apple's, Bing's. */
const inLink = [
  new RegExp(`!3d(${number})!4d(${number})`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|destination|center|cp)=(?:loc:)?(${number})[,~ +]+(${number})`,
  ),
  new RegExp(`/(${number}),[ +]*(${number})(?:[/?,]|$)`),
  new RegExp(`@(${number}),(${number})`),
  // OpenStreetMap's marker, and its view.
  new RegExp(`[?&]mlat=(${number})&mlon=(${number})`),
  new RegExp(String.raw`#map=[\d.]+/(${number})/(${number})`),
]
/** Degrees, with minutes and seconds or without, and the half of the earth: `30°17'55.3"N`. */
const withHalf =
  /(\d{1,3}(?:\.\d+)?)°\s*(?:(\d{1,2}(?:\.\d+)?)['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)["″”]\s*)?([NSEW])/gi

/**
 * Latitude and longitude, in degrees, that a text copied from a map tells: a pair, or the map's address.
 *
 * @returns undefined where it tells no such pair, or one that is not on the earth
 */
export function readCoordinates(
  text: string,
): readonly [latitude: number, longitude: number] | undefined {
  const latin = latinDigits(text).replaceAll('٫', '.').trim()
  const halves = [...latin.matchAll(withHalf)].map(degreesOf)
  if (halves.length === 2) return onEarth(halves[0], halves[1])
  const patterns = /^https?:/i.test(latin) ? inLink : bare
  const link = patterns === inLink ? decoded(latin) : latin
  for (const pattern of patterns) {
    const found = pattern.exec(link)
    if (found) return onEarth(Number(found[1]), Number(found[2]))
  }
  return undefined
}

function degreesOf([, degrees, minutes = '0', seconds = '0', half = '']: RegExpExecArray): number {
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  // A ten-millionth of a degree is a centimetre.
  const rounded = Math.round(size * 1e7) / 1e7
  return /[sw]/i.test(half) ? -rounded : rounded
}

function onEarth(latitude = NaN, longitude = NaN) {
  const possible = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return possible ? ([latitude, longitude] as const) : undefined
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
