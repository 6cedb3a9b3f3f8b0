import type { publicPaths } from '#contract/site-paths.ts'

interface SiteLink {
  to: (typeof publicPaths)[number]
  label:
    | 'nav.home'
    | 'nav.projects'
    | 'nav.services'
    | 'nav.products'
    | 'nav.careers'
    | 'nav.vendors'
    | 'nav.contact'
}

/** The header's links in order (PAGE-1). */
export const siteLinks: readonly SiteLink[] = [
  { to: '/', label: 'nav.home' },
  { to: '/projects', label: 'nav.projects' },
  { to: '/services', label: 'nav.services' },
  { to: '/products', label: 'nav.products' },
  { to: '/Careers', label: 'nav.careers' },
  { to: '/vendors-registration', label: 'nav.vendors' },
  { to: '/contact-us', label: 'nav.contact' },
]
