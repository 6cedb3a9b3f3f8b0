import { brand } from '#brand/brand.ts'
import { usualHours } from '#contract/opening-hours.ts'
import { openingHoursSpecification } from './opening-hours-specification.ts'
import type { SiteFacts } from './site-facts.ts'

/** The other parts of a page's data refer to the company by this id. */
export const organizationId = (origin: string) => ({ '@id': `${origin}/#organization` })

export function organization({ origin, companyName, settings }: SiteFacts) {
  return {
    '@type': 'Organization',
    ...organizationId(origin),
    name: companyName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    description: settings?.companyDescription,
    email: settings?.gmailLink || brand.email,
    telephone: settings?.phoneNumber || brand.phones[0],
    sameAs: [
      settings?.facebookLink,
      settings?.instagramLink,
      settings?.twitterLink,
      settings?.linkedinLink,
    ].filter(Boolean),
  }
}

/** A LocalBusiness for each branch. */
export function localBusinesses({ origin, companyName, branches }: SiteFacts) {
  return branches.map((branch) => ({
    '@type': 'LocalBusiness',
    '@id': `${origin}/#branch-${branch.id}`,
    parentOrganization: organizationId(origin),
    name: `${companyName} – ${branch.name}`,
    image: `${origin}/og.jpg`,
    url: `${origin}/`,
    email: branch.email,
    telephone: branch.phones[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      addressCountry: branch.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    openingHoursSpecification: openingHoursSpecification(branch.openingHours ?? usualHours),
  }))
}
