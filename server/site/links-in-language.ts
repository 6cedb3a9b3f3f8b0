import { isPagePath } from '#contract/site-paths.ts'

/** @param address of this site, as it is written in an attribute */
function addressInLanguage(address: string, language: string): string {
  const [place = '', ...fragment] = address.split('#')
  const [path = '', query] = place.split('?')
  if (!isPagePath(path)) return address
  const asked = query === undefined ? '' : `${query}&amp;`
  return [`${path}?${asked}lang=${language}`, ...fragment].join('#')
}

/**
 * Writes a language into each link to a page of the site (LANG-11): a visitor without a cookie, such as a crawler,
 * then stays in the language that the address asked for.
 *
 * @param html as React writes it
 */
export function linksInLanguage(html: string, language: string): string {
  return html.replace(/<a [^>]*>/g, (anchor) =>
    anchor.replace(
      / href="(\/[^"]*)"/,
      (_attribute, address: string) => ` href="${addressInLanguage(address, language)}"`,
    ),
  )
}
