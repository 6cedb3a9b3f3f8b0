import type { About } from '#contract/collections/about.ts'
import type { Branch } from '#contract/collections/branches.ts'
import type { HomeCard } from '#contract/collections/cards-statistics.ts'
import type { Certificate } from '#contract/collections/certificates.ts'
import type { Client } from '#contract/collections/clients.ts'
import { type VisitorCollections, visitorCollections } from '#contract/collections/collections.ts'
import type { Slide } from '#contract/collections/frames.ts'
import type { Product } from '#contract/collections/products.ts'
import type { Project } from '#contract/collections/projects.ts'
import type { Service } from '#contract/collections/services.ts'
import type { Settings } from '#contract/collections/settings.ts'
import type { Numbers } from '#contract/collections/statistics.ts'
import type { HomeTab } from '#contract/collections/tabs-statistics.ts'
import type { ContentCall } from '#contract/content-calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { sectionSourceHeader } from '#contract/section-key.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { readEnvelope } from '#src/api/read-envelope.ts'
import { readRecord } from '#src/api/read-record.ts'

/** The content of a company profile in one language: what visitors read. */
export interface ProfileContent {
  settings: Settings[]
  frames: Slide[]
  about: About[]
  statistics: Numbers[]
  tabsStatistics: HomeTab[]
  cardsStatistics: HomeCard[]
  services: Service[]
  products: Product[]
  projects: Project[]
  clients: Client[]
  certificates: Certificate[]
  branches: Branch[]
}

const names = [
  'settings',
  'frames',
  'about',
  'statistics',
  'tabsStatistics',
  'cardsStatistics',
  'services',
  'products',
  'projects',
  'clients',
  'certificates',
  'branches',
] as const satisfies (keyof ProfileContent)[]

/**
 * Reads the content of a profile as visitors get it now.
 *
 * @param client of the language
 * @throws ApiFailure also where the device answered with content that it had stored: that may be hours old
 */
export async function loadProfileContent(client: ApiClient): Promise<ProfileContent> {
  const read = await Promise.all(
    names.map(async (name) => [name, await loadSection(client, name)] as const),
  )
  // TypeScript does not follow a loop over keys.
  return Object.fromEntries(read) as unknown as ProfileContent
}

async function loadSection(client: ApiClient, name: keyof VisitorCollections): Promise<unknown[]> {
  const description = visitorCollections[name]
  const call: ContentCall = description.visitors.call
  let isStored = false
  const body = await client(call, {
    ...(call.parameters && { query: call.parameters }),
    onHeaders: (headers) => (isStored = headers.has(sectionSourceHeader)),
  })
  if (isStored) throw new ApiFailure(call.id, 'network')
  const records = readEnvelope(body, call.envelope)
  if (records === undefined) throw new ApiFailure(call.id, 'shape', { body })
  return records.flatMap((record, index) => readRecord(description, record, index) ?? [])
}
