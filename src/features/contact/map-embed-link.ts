import type { Language } from '#contract/locale.ts'

const mapHosts = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/
const embedPaths = /^\/maps\/(?:d\/)?embed$/

function mapAddress(link: string): URL | undefined {
  try {
    const url = new URL(link.trim())
    return url.protocol === 'https:' && mapHosts.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

/** The same on the one host that the page may show in a frame. */
const onMapHost = (path: string, parameters: URLSearchParams) =>
  `https://www.google.com${path}?${parameters.toString()}`

function embedded(
  { hostname, pathname, searchParams }: URL,
  language: Language,
): string | undefined {
  if (embedPaths.test(pathname)) return onMapHost(pathname, searchParams)
  const isMaps = /^\/maps(?:\/|$)/.test(pathname) || hostname.startsWith('maps.')
  if (!isMaps) return undefined
  const wanted = searchParams.get('q') ?? searchParams.get('query')
  if (!wanted && searchParams.get('output') !== 'embed') return undefined
  const parameters = new URLSearchParams(searchParams)
  if (wanted) parameters.set('q', wanted)
  parameters.delete('query')
  parameters.delete('api')
  parameters.delete('output')
  parameters.set('hl', language)
  parameters.set('output', 'embed')
  // Other paths, such as /maps/search/, refuse to be framed.
  return onMapHost('/maps', parameters)
}

/**
 * The address for the map's frame (MAP-1): the settings' link when it can be embedded or is a maps
 * query, in which case an embed option is added; else the default map.
 *
 * @param language of the words on the map
 */
export function mapEmbedLink(
  settingsLink: string,
  defaultLink: string,
  language: Language,
): string {
  const own = mapAddress(settingsLink)
  const fallback = mapAddress(defaultLink)
  return (own && embedded(own, language)) ?? (fallback && embedded(fallback, language)) ?? ''
}
