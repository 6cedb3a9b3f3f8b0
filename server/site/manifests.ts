import type { FastifyInstance } from 'fastify'
import { summary } from '#brand/brand.ts'
import { documentColors } from '#brand/plain-look.ts'
import { directions, type Language, languages } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { companyName } from './company-name.ts'

const inkColor = documentColors.bar.light
const groundColor = documentColors.ground.light

/**
 * The manifests of the two installable apps, each in every language: `/manifests/{site|admin}.{language}.webmanifest`.
 * The company's name in them is content, so they are written at each request and not built.
 */
export function registerManifests(app: FastifyInstance, reads: PublicReads): void {
  for (const language of languages) {
    for (const [name, write] of [
      ['site', siteManifest] as const,
      ['admin', adminManifest] as const,
    ]) {
      app.get(`/manifests/${name}.${language}.webmanifest`, async (_request, reply) => {
        const company = await companyName(reads, language)
        return reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(JSON.stringify(write(company, language)))
      })
    }
  }
}

function siteManifest(company: string, language: Language) {
  const texts = serverTexts[language].manifests
  return {
    id: '/',
    name: company,
    short_name: shortName(company),
    description: summary[language],
    lang: language,
    dir: directions[language],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: inkColor,
    background_color: groundColor,
    categories: ['business'],
    icons: icons('icon'),
    screenshots: screenshots('site', language, texts.siteScreenshot),
    shortcuts: [
      { name: texts.products, url: '/products', icons: shortcutIcons('icon') },
      { name: texts.projects, url: '/projects', icons: shortcutIcons('icon') },
      { name: texts.contact, url: '/contact-us', icons: shortcutIcons('icon') },
    ],
  }
}

function adminManifest(company: string, language: Language) {
  const texts = serverTexts[language].manifests
  return {
    id: '/admin/',
    name: `${texts.admin} | ${company}`,
    short_name: texts.admin,
    description: texts.adminDescription,
    lang: language,
    dir: directions[language],
    start_url: '/admin/',
    scope: '/admin/',
    display: 'standalone',
    theme_color: inkColor,
    background_color: groundColor,
    categories: ['business', 'productivity'],
    icons: icons('admin'),
    screenshots: screenshots('admin', language, texts.adminScreenshot),
    shortcuts: [
      { name: texts.messages, url: '/admin/messages', icons: shortcutIcons('admin') },
      { name: texts.applications, url: '/admin/associated-job', icons: shortcutIcons('admin') },
      { name: texts.vendors, url: '/admin/vendors', icons: shortcutIcons('admin') },
    ],
  }
}

/** The first word: home screens cut longer names. */
function shortName(company: string): string {
  return company.split(' ', 1)[0] ?? company
}

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

function icons(name: string) {
  return [
    png(`/icons/${name}-192.png`, 192),
    png(`/icons/${name}-512.png`, 512),
    { ...png(`/icons/${name}-maskable-512.png`, 512), purpose: 'maskable' },
  ]
}

function shortcutIcons(name: string) {
  return [png(`/icons/${name}-192.png`, 192)]
}

function screenshots(name: string, language: Language, label: string) {
  return (
    [
      ['narrow', '720x1480'],
      ['wide', '1440x900'],
    ] as const
  ).map(([shape, sizes]) => ({
    src: `/screenshots/${name}-${language}-${shape}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: shape,
    label,
  }))
}
