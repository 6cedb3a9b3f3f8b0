import type { PageHeadContent } from '#src/ui/page-head.tsx'
import { jobPosting } from './job-posting.ts'
import { localBusinesses, organization } from './organization.ts'
import { pageAddress } from './page-address.ts'
import { productMarkup } from './product-markup.ts'
import { sharedPicture } from './shared-picture.ts'
import type { SiteFacts } from './site-facts.ts'

function breadcrumbs(trail: NonNullable<PageHeadContent['trail']>, facts: SiteFacts) {
  const { origin, language, t } = facts
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('nav.home'), path: '/' }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageAddress(origin, path, language),
      }),
    ),
  }
}

/**
 * JSON-LD of a page: the Organization with a LocalBusiness for each branch, the way to the page, and what it offers.
 *
 * @param path of the page
 */
export function structuredData(content: PageHeadContent, path: string, facts: SiteFacts) {
  const { trail = [], product, vacancies = [] } = content
  const address = pageAddress(facts.origin, path, facts.language)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      ...localBusinesses(facts),
      ...(trail.length > 0 ? [breadcrumbs(trail, facts)] : []),
      ...(product ? [productMarkup(product, address, sharedPicture(content, facts), facts)] : []),
      ...vacancies.map((job) => jobPosting(job, path, facts)),
    ],
  }
}
