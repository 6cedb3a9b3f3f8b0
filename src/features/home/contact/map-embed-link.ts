const mapHosts = /(?:^|\.)google\.[a-z.]+$/

function mapAddress(link: string): URL | undefined {
  try {
    const url = new URL(link.trim())
    return url.protocol === 'https:' && mapHosts.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

function embedded(url: URL): string | undefined {
  const isEmbed =
    url.pathname.startsWith('/maps/embed') || url.searchParams.get('output') === 'embed'
  const isQuery =
    url.pathname.startsWith('/maps') && (url.searchParams.has('q') || url.searchParams.has('query'))
  if (!isEmbed && !isQuery) return undefined
  const address = new URL(url)
  // The one host that the page may show in a frame.
  address.hostname = 'www.google.com'
  if (!url.pathname.startsWith('/maps/embed')) address.searchParams.set('output', 'embed')
  return address.href
}

/**
 * The address for the map's frame (spec section 9, map): the settings' link when it can be embedded or is a maps
 * query, in which case an embed option is added; else the default map.
 */
export function mapEmbedLink(settingsLink: string, defaultLink: string): string {
  const own = mapAddress(settingsLink)
  const fallback = mapAddress(defaultLink)
  return (own && embedded(own)) ?? (fallback && embedded(fallback)) ?? ''
}
