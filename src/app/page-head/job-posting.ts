import type { Job } from '#contract/collections/jobs.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { organizationId } from './organization.ts'
import { pageAddress } from './page-address.ts'
import type { SiteFacts } from './site-facts.ts'

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
} as const satisfies Record<Job['employment'], string>

/** Job descriptions are read as HTML. */
function descriptionHtml({ description, requirements }: Job): string {
  const points = requirements.map((point) => `<li>${escapeHtml(point)}</li>`)
  const list = points.length > 0 ? `<ul>${points.join('')}</ul>` : ''
  return `<p>${escapeHtml(description)}</p>${list}`
}

/** The branch in whose city the work is: a vacancy names its place in words. */
function placeOf({ location }: Job, { branches }: SiteFacts) {
  const branch = branches.find(({ city }) => city !== '' && location.includes(city))
  const country = branch ?? branches.find(({ isDefault }) => isDefault) ?? branches[0]
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(branch && { streetAddress: branch.address }),
      addressLocality: branch?.city ?? location,
      addressCountry: country?.countryCode,
    },
  }
}

/** A JobPosting, with what search engines ask for. */
export function jobPosting(job: Job, path: string, facts: SiteFacts) {
  const { origin, language, companyName } = facts
  const url = `${pageAddress(origin, path, language)}&vacancy=${encodeURIComponent(job.slug)}`
  return {
    '@type': 'JobPosting',
    '@id': `${url}#vacancy`,
    url,
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: companyName, value: job.slug },
    datePosted: job.openSince,
    employmentType: employmentTypes[job.employment],
    hiringOrganization: {
      '@type': 'Organization',
      ...organizationId(origin),
      name: companyName,
      sameAs: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    jobLocation: placeOf(job, facts),
    directApply: true,
  }
}
