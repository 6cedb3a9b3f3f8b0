import { describe, expect, it } from 'vitest'
import type { Branch } from '#contract/collections/branches.ts'
import type { Job } from '#contract/collections/jobs.ts'
import type { Product } from '#contract/collections/products.ts'
import type { Language } from '#contract/locale.ts'
import { usualHours } from '#contract/opening-hours.ts'
import { createI18n, loadLocale } from '#src/i18n/create-i18n.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import type { PageHeadContent } from '#src/ui/page-head.tsx'
import { pageHeadHtml } from './page-head-html.ts'
import type { SiteFacts } from './site-facts.ts'

const origin = 'https://fans.example'

const branch = (name: string, city: string, countryCode: string): Branch => ({
  id: city,
  name,
  city,
  countryCode,
  address: `1 ${city} Road`,
  phones: ['+20225550100'],
  whatsApp: '',
  email: 'info@fans.example',
  mapLink: '',
  latitude: 30,
  longitude: 31,
  isDefault: countryCode === 'EG',
  openingHours: {
    ...usualHours,
    week: usualHours.week.map(() => [{ opens: '08:00', closes: '14:30' }]),
  },
})

const product: Product = {
  id: 'p1',
  slug: 'axial',
  formerSlugs: [],
  title: 'Axial </script> fan',
  type: 'axial',
  description: 'Moves "air"',
  airflow: { minimum: 2500, maximum: 140_000 },
  pressure: { minimum: 0, maximum: 0 },
  thrust: { minimum: 0, maximum: 0 },
  power: { minimum: 0.37, maximum: 45 },
  sizes: [315],
  construction: '',
  options: [],
  standards: [],
  dataSheetUrl: '',
  projects: [],
  imageUrl: '/media/abc-1920.webp',
  alt: 'A fan',
  picture: {
    key: 'abc',
    width: 1920,
    height: 1280,
    color: '#000000',
    widths: [640, 1280, 1920],
  },
}

const job: Job = {
  id: 'j1',
  slug: 'engineer',
  formerSlugs: [],
  title: 'Engineer',
  department: 'Design',
  location: 'Riyadh: works',
  employment: 'fixed-term',
  description: 'Fans <3',
  requirements: ['A degree'],
  openSince: '2026-10-04',
}

async function read(content: Partial<PageHeadContent>, language: Language = 'en') {
  const i18n = createI18n(language, await loadLocale(language))
  await addPageTexts(i18n, language)
  const facts: SiteFacts = {
    origin,
    language,
    t: i18n.t,
    companyName: 'Fans & Co',
    settings: undefined,
    branches: [branch('Works', 'Cairo', 'EG'), branch('Office', 'Riyadh', 'SA')],
  }
  const html = pageHeadHtml({ title: 'Page', description: 'Says it', ...content }, facts)
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  expect(body.childNodes, 'nothing falls out of the head').toHaveLength(0)
  const text = head.querySelector('script')?.textContent
  const graph: unknown[] = text ? JSON.parse(text)['@graph'] : []
  return {
    graph,
    typed: (type: string) =>
      graph.filter((entry) => (entry as Record<string, unknown>)['@type'] === type),
    meta: (property: string) =>
      head.querySelector(`meta[property="${property}"]`)?.getAttribute('content'),
    link: (selector: string) => head.querySelector(`link${selector}`)?.getAttribute('href'),
    robots: head.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }
}

const productPage = {
  trail: [
    { name: 'Products', path: '/products' },
    { name: product.title, path: '/products/axial' },
  ],
  picture: product,
  product,
}

describe('the head of a page', () => {
  // HEAD-1
  it('names the address of each language, with Arabic for whoever has none', async () => {
    const { link, meta, robots } = await read(productPage)
    const address = `${origin}/products/axial?lang=`
    expect(link('[rel="canonical"]')).toBe(`${address}en`)
    expect(link('[hreflang="ar"]')).toBe(`${address}ar`)
    expect(link('[hreflang="en"]')).toBe(`${address}en`)
    expect(link('[hreflang="x-default"]')).toBe(`${address}ar`)
    expect(meta('og:url')).toBe(`${address}en`)
    expect(robots).toBeUndefined()
  })

  // HEAD-2
  it('is shared with the smallest picture of its record that fills a card', async () => {
    const { meta } = await read(productPage)
    expect(meta('og:image')).toBe(`${origin}/media/abc-1280.webp`)
    expect(meta('og:image:type')).toBe('image/webp')
    expect(meta('og:image:width')).toBe('1280')
    expect(meta('og:image:height')).toBe('853')
    expect(meta('og:image:alt')).toBe('A fan')
  })

  // HEAD-2
  it('is shared with the company’s card where there is no picture', async () => {
    const { meta } = await read({ trail: [] })
    expect(meta('og:image')).toBe(`${origin}/og.jpg`)
    expect(meta('og:image:alt')).toBe('Fans & Co')
    expect(meta('og:url')).toBe(`${origin}/?lang=en`)
  })

  // HEAD-4
  it('keeps a page without an address of its own out of search results', async () => {
    const { graph, link, meta, robots } = await read({})
    expect(robots).toBe('noindex')
    expect(link('')).toBeUndefined()
    expect(meta('og:url')).toBeUndefined()
    expect(graph).toEqual([])
  })
})

describe('JSON-LD', () => {
  // HEAD-3
  it('tells of the company and its branches, and on the home page of no way there', async () => {
    const { graph } = await read({ trail: [] })
    expect(graph.map((entry) => (entry as Record<string, unknown>)['@type'])).toEqual([
      'Organization',
      'LocalBusiness',
      'LocalBusiness',
    ])
  })

  // HEAD-3
  it('tells the hours that a branch has, not those of the sample', async () => {
    const [business] = (await read({ trail: [] })).typed('LocalBusiness')
    expect(business).toMatchObject({
      openingHoursSpecification: [{ opens: '08:00', closes: '14:30', dayOfWeek: { length: 7 } }],
    })
  })

  // HEAD-3
  it('tells the way from the home page, in the language of the page', async () => {
    const [list] = (await read(productPage, 'ar')).typed('BreadcrumbList')
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'الرئيسية', item: `${origin}/?lang=ar` },
        { position: 2, name: 'Products', item: `${origin}/products?lang=ar` },
        { position: 3, name: product.title, item: `${origin}/products/axial?lang=ar` },
      ],
    })
  })

  // HEAD-3
  it('tells of a product with the figures that it has', async () => {
    const [told] = (await read(productPage)).typed('Product')
    expect(told).toMatchObject({
      name: product.title,
      description: 'Moves "air"',
      url: `${origin}/products/axial?lang=en`,
      image: `${origin}/media/abc-1280.webp`,
      category: 'Axial',
      brand: { '@id': `${origin}/#organization` },
      additionalProperty: [
        { name: 'Airflow', minValue: 2500, maxValue: 140_000, unitText: 'm³/h' },
        { name: 'Motor power', minValue: 0.37, maxValue: 45, unitText: 'kW' },
      ],
    })
  })

  // HEAD-3
  it('tells of each vacancy what search engines ask for, at the branch in whose city it is', async () => {
    const trail = [{ name: 'Careers', path: '/Careers' }]
    const elsewhere = { ...job, slug: 'seller', location: 'On the road' }
    const [first, second] = (await read({ trail, vacancies: [job, elsewhere] })).typed('JobPosting')
    expect(first).toMatchObject({
      title: 'Engineer',
      description: '<p>Fans &lt;3</p><ul><li>A degree</li></ul>',
      datePosted: '2026-10-04',
      employmentType: 'TEMPORARY',
      hiringOrganization: { '@type': 'Organization', name: 'Fans & Co' },
      jobLocation: {
        '@type': 'Place',
        address: {
          streetAddress: '1 Riyadh Road',
          addressLocality: 'Riyadh',
          addressCountry: 'SA',
        },
      },
      url: `${origin}/Careers?lang=en&vacancy=engineer`,
    })
    expect(second).toMatchObject({
      jobLocation: { address: { addressLocality: 'On the road', addressCountry: 'EG' } },
    })
  })
})
