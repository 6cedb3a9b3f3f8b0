import { z } from 'zod/mini'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import { getAllBranches } from '#contract/content/branch.ts'
import { getSettings } from '#contract/content/settings.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

// Saturday to Thursday, 9 am to 5 pm (spec section 9, working hours).
const openingHours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  opens: '09:00',
  closes: '17:00',
}

/** JSON-LD: the Organization, and a LocalBusiness for each branch; safe inside a script element. */
export async function structuredData(
  reads: PublicReads,
  language: Language,
  origin: string,
): Promise<string> {
  const settings = z.parse(getSettings.output, await reads.read(getSettings.id, {}, language)).data
    .data[0]
  const branches = z.parse(
    getAllBranches.output,
    await reads.read(getAllBranches.id, {}, language),
  ).data
  const name = settings?.companyName || companyFallbacks.name[language]
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    description: settings?.companyDescription,
    email: settings?.gmailLink || companyFallbacks.email,
    telephone: settings?.phoneNumber || companyFallbacks.phones[0],
    sameAs: [
      settings?.facebookLink,
      settings?.instagramLink,
      settings?.twitterLink,
      settings?.linkedinLink,
    ].filter(Boolean),
  }
  const businesses = branches.map((branch) => ({
    '@type': 'LocalBusiness',
    '@id': `${origin}/#branch-${branch.id}`,
    parentOrganization: { '@id': organization['@id'] },
    name: `${name} – ${branch.name}`,
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
    openingHoursSpecification: openingHours,
  }))
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [organization, ...businesses],
  }).replace(/</g, '\\u003c')
}
