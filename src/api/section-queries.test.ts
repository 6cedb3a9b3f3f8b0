import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from './api-client.ts'
import { sections } from './section-queries.ts'

const factories = {
  GetAllSlides: sections.frames,
  GetAllAbouts: sections.about,
  GetAllDrivers: sections.drivers,
  GetAllNumbers: sections.statistics,
  GetAllHomeTabs: sections.tabsStatistics,
  GetAllHomeCards: sections.cardsStatistics,
  GetAllClients: sections.clients,
  GetAllCertificates: sections.certificates,
  GetAllProjects: sections.projects,
  GetAllServices: sections.services,
  GetAllProducts: sections.products,
  GetAllJobs: sections.jobs,
  GetSettings: sections.settings,
  GetAllBranches: sections.branches,
}
type CallName = keyof typeof factories

/** The sections of the page when the call answers `body`. */
async function read(call: CallName, body: unknown): Promise<unknown> {
  const client: ApiClient = () => Promise.resolve(body)
  const { queryFn } = factories[call]({ client, language: 'ar' })
  if (typeof queryFn !== 'function') throw new Error('the query has no function')
  // Only the signal is used of what react-query would pass.
  return await (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({
    signal: new AbortController().signal,
  })
}

const slide = { id: 1, image: 'media/a.webp', alt: ' A fan ', nameEn: 'Fan', link: '/products' }
const readSlide = {
  id: '1',
  imageUrl: '/media/a.webp',
  alt: 'A fan',
  title: 'Fan',
  nameEn: 'Fan',
  nameAr: '',
  clickableName: '',
  url: '/products',
}
const about = { id: 'a', aboutTitle: 'من نحن', trusted: 'دقة، خبرة\nسرعة - أمان • جودة,نظام' }
const readAbout = {
  id: 'a',
  aboutTitle: 'من نحن',
  about: '',
  trustedTitle: '',
  trusted: ['دقة', 'خبرة', 'سرعة', 'أمان', 'جودة', 'نظام'],
  tailoredTitle: '',
  tailored: [],
  images: [],
}
const driver = { id: 'd', title: 'T', description: 'D', imageUrl: '/x.png', alt: 'A fan' }
const numbers = {
  completedProjects: 640,
  currentClients: '180',
  employees: '٤٢٠',
  customerSatisfaction: 'many',
}
const readNumbers = {
  id: 'at-0',
  completedProjects: 640,
  currentClients: 180,
  employees: 420,
  customerSatisfaction: 0,
}
const tab = {
  id: 't',
  missionTitle: 'M',
  mission: 'm',
  vissionTitle: 'V',
  vission: 'v',
  historyTitle: 'H',
  history: 'h',
}
const client = { id: 'c', title: 'Mill', imageUrl: 'https://cdn.example/logo.png' }

const project = {
  id: 'p',
  slug: 'tunnel',
  formerSlugs: ['tube'],
  title: 'Tunnel',
  sector: 'transport',
  year: 2025,
  client: 'Metro',
  location: 'Cairo',
  description: 'D',
  challenge: 'C',
  solution: 'S',
  scope: ['Supply'],
  quantities: [{ label: 'Fans', value: '48' }],
  products: [
    {
      id: 'f',
      slug: 'roof-fan',
      formerSlugs: [],
      title: 'Roof fan',
      description: 'Keeps rain out',
      airflow: { minimum: 600, maximum: 38000 },
      imageUrl: '/media/roof.webp',
      alt: '',
      count: 26,
    },
  ],
  services: [{ id: 's', slug: 'hvac', formerSlugs: [], title: 'HVAC', count: 0 }],
  gallery: [{ imageUrl: '/media/a.webp', alt: 'A tunnel' }],
  imageUrl: '/media/a.webp',
  alt: 'A metro tunnel',
}
const service = {
  id: 's',
  slug: 'hvac',
  formerSlugs: [],
  title: 'HVAC',
  summary: 'In short',
  description: 'At length',
  steps: [{ label: 'Survey', value: 'We measure' }],
  standards: ['SMACNA'],
  engineerName: 'Hala',
  engineerRole: 'Head of HVAC',
  engineerPhone: '+20 2 25550111',
  engineerEmail: 'hala@example.com',
  projects: [],
  associated: [{ id: 'x', title: 'Ducts', description: 'Of steel' }],
  imageUrl: '',
  alt: '',
}
const product = {
  id: 'f',
  slug: 'roof-fan',
  formerSlugs: [],
  title: 'Roof fan',
  type: 'roof',
  description: 'Keeps rain out',
  airflow: { minimum: 600, maximum: 38000 },
  pressure: { minimum: 40, maximum: 600 },
  thrust: { minimum: 0, maximum: 0 },
  power: { minimum: 0.18, maximum: 7.5 },
  sizes: [315, 400],
  construction: 'Spun cowl',
  options: ['Curb'],
  standards: ['Eurovent'],
  dataSheetUrl: '',
  imageUrl: '/media/roof.webp',
  alt: 'A roof fan',
  projects: [
    {
      id: 'p',
      slug: 'hotel',
      formerSlugs: [],
      title: 'Hotel',
      location: 'Hurghada',
      description: 'On the roof',
      year: 2023,
      imageUrl: '',
      alt: '',
      count: 26,
    },
  ],
}
const job = {
  id: 'j',
  slug: 'engineer',
  formerSlugs: [],
  title: 'Engineer',
  department: 'Projects',
  location: 'Cairo',
  employment: 'part-time',
  description: 'Leads',
  requirements: ['A degree'],
  openSince: '2026-10-04',
}

const accepted: [CallName, string, unknown, unknown][] = [
  ['GetAllSlides', 'data.data', { data: { data: [slide] } }, [readSlide]],
  ['GetAllSlides', 'data.data, none', { data: { data: [] } }, []],
  [
    'GetAllSlides',
    'slides without an image dropped',
    { data: { data: [{ id: 2, title: 'x' }, slide] } },
    [readSlide],
  ],
  [
    'GetAllSlides',
    'title before the other names',
    { data: { data: [{ ...slide, title: 'First', name: 'Last' }] } },
    [{ ...readSlide, title: 'First' }],
  ],
  [
    'GetAllSlides',
    'nameAr before name',
    { data: { data: [{ id: 1, image: '/a', nameAr: 'مروحة', name: 'x' }] } },
    [
      {
        ...readSlide,
        imageUrl: '/a',
        alt: '',
        title: 'مروحة',
        nameEn: '',
        nameAr: 'مروحة',
        url: '',
      },
    ],
  ],
  ['GetAllAbouts', 'data array', { data: [about] }, [readAbout]],
  ['GetAllAbouts', 'data record', { data: about }, [readAbout]],
  ['GetAllAbouts', 'body array', [about], [readAbout]],
  ['GetAllAbouts', 'body record', about, [readAbout]],
  [
    'GetAllAbouts',
    'records with none of the four texts dropped',
    { data: [{ id: 'x', trusted: ['a'] }, about] },
    [readAbout],
  ],
  [
    'GetAllAbouts',
    'lists as arrays',
    { data: { ...about, trusted: [' a ', '', 'b, c'] } },
    [{ ...readAbout, trusted: ['a', 'b, c'] }],
  ],
  ['GetAllDrivers', 'data array', { data: [driver] }, [driver]],
  ['GetAllDrivers', 'data record', { data: driver }, [driver]],
  [
    'GetAllDrivers',
    'no picture',
    { data: [{ ...driver, imageUrl: null }] },
    [{ ...driver, imageUrl: '' }],
  ],
  ['GetAllNumbers', 'data.data array', { data: { data: [numbers] } }, [readNumbers]],
  ['GetAllNumbers', 'data.data record', { data: { data: numbers } }, [readNumbers]],
  ['GetAllNumbers', 'data array', { data: [numbers] }, [readNumbers]],
  ['GetAllNumbers', 'data record', { data: numbers }, [readNumbers]],
  [
    'GetAllNumbers',
    'the other names',
    { data: { projects: 1, clients: 2, staff: 3, branches: 4 } },
    [
      {
        id: 'at-0',
        completedProjects: 1,
        currentClients: 2,
        employees: 3,
        customerSatisfaction: 4,
      },
    ],
  ],
  ['GetAllHomeTabs', 'data array', { data: [tab] }, [tab]],
  [
    'GetAllHomeCards',
    'data array',
    { data: [{ id: 'k', title: 'T', items: ['a', 3, 'b'] }] },
    [{ id: 'k', title: 'T', description: '', type: 'core-values', items: ['a', 'b'] }],
  ],
  [
    'GetAllClients',
    'data.data array',
    { data: { data: [{ ...client, alt: 'The mill' }] } },
    [{ ...client, alt: 'The mill' }],
  ],
  [
    'GetAllClients',
    'as kept before pictures said what they show',
    { data: { data: [client] } },
    [{ ...client, alt: '' }],
  ],
  [
    'GetAllCertificates',
    'data array',
    { data: [{ id: 'z', title: 'ISO', pdfUrl: '/iso.pdf', icon: 'iso', isNew: true }] },
    [
      {
        id: 'z',
        title: 'ISO',
        description: '',
        pdfUrl: '/iso.pdf',
        icon: 'iso',
        isNew: true,
        products: [],
      },
    ],
  ],
  ['GetAllProjects', 'data array', { data: [project] }, [project]],
  [
    'GetAllProjects',
    'projects without a slug dropped, odd parts left out',
    {
      data: [
        { title: 'No page' },
        {
          ...project,
          sector: 'space',
          year: '٢٠٢٥',
          quantities: [{ label: 'Nothing' }, 3, ...project.quantities],
          gallery: [{ imageUrl: 'javascript:x' }, ...project.gallery],
          products: [{ title: 'No page' }, ...project.products],
        },
      ],
    },
    [{ ...project, sector: 'industry' }],
  ],
  ['GetAllServices', 'data array', { data: [service, { id: 'no slug' }] }, [service]],
  [
    'GetAllServices',
    'as kept before it had steps, and no associated services',
    { data: [{ ...service, associated: null, steps: undefined, projects: undefined }] },
    [{ ...service, associated: [], steps: [] }],
  ],
  ['GetAllProducts', 'data array', { data: [product] }, [product]],
  [
    'GetAllProducts',
    'figures that are missing or odd',
    { data: [{ ...product, airflow: null, sizes: [315, 'x', 400], dataSheetUrl: 'javascript:x' }] },
    [{ ...product, airflow: { minimum: 0, maximum: 0 } }],
  ],
  ['GetAllJobs', 'data array', { data: [job, { id: 'no slug' }] }, [job]],
]

const refused: [CallName, string, unknown][] = [
  ['GetAllSlides', 'no data field', { slides: [slide] }],
  ['GetAllSlides', 'data without data', { data: [slide] }],
  ['GetAllDrivers', 'a text', { data: 'drivers' }],
  ['GetAllDrivers', 'the body itself', [driver]],
  ['GetAllHomeTabs', 'a single record', { data: tab }],
  ['GetAllHomeCards', 'null', { data: null }],
  ['GetAllClients', 'plain data', { data: [client] }],
  ['GetAllNumbers', 'the body itself', numbers],
  ['GetAllProjects', 'a single record', { data: project }],
  ['GetAllServices', 'the body itself', [service]],
  ['GetAllProducts', 'a page', { data: { data: [product] } }],
  ['GetAllJobs', 'nothing', {}],
  ['GetSettings', 'nothing', undefined],
  ['GetAllBranches', 'a number', 7],
]

describe('each call accepts every shape that it may answer', () => {
  // ABOUT-2, ABOUT-3, COUNTER-4, HERO-1, HERO-2, SECTION-4, TAB-3
  test.each(accepted)('%s: %s', async (call, _name, body, expected) => {
    expect(await read(call, body)).toEqual(expected)
  })
})

describe('any other shape is a failure of kind shape', () => {
  // SECTION-4
  test.each(refused)('%s: %s', async (call, _name, body) => {
    const failure = await read(call, body).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({ call, kind: 'shape' })
  })
})

// SECTION-4
test('entries that are no records are left out, the others stay', async () => {
  expect(await read('GetAllDrivers', { data: [null, 'x', driver, 4] })).toEqual([driver])
})

// LANG-10
test('the field languages of a fallback come through, unknown ones do not', async () => {
  const body = { data: [{ ...driver, fieldLanguages: { title: 'en', description: 'fr' } }] }
  expect(await read('GetAllDrivers', body)).toEqual([
    { ...driver, fieldLanguages: { title: 'en' } },
  ])
})
