import { queryOptions } from '@tanstack/react-query'
import {
  getAllAboutsCall,
  getAllBranchesCall,
  getAllCertificatesCall,
  getAllClientsCall,
  getAllDriversCall,
  getAllHomeCardsCall,
  getAllHomeTabsCall,
  getAllJobsCall,
  getAllNumbersCall,
  getAllProductsCall,
  getAllProjectsCall,
  getAllServicesCall,
  getAllSlidesCall,
  getSettingsCall,
  slidesParameters,
} from '#contract/calls.ts'
import { type Call, callAddress, type CallQuery } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { sectionKey } from '#contract/section-key.ts'
import { askAgainAfter, keptSince, noteAnswer, noteFailure } from '#src/pwa/freshness.ts'
import type { ApiContextValue } from './api-context.ts'
import { type RawRecord, readEnvelope } from './read-envelope.ts'
import { readAbout } from './readers/read-about.ts'
import { readBranch } from './readers/read-branch.ts'
import { readCertificate } from './readers/read-certificate.ts'
import { readClient } from './readers/read-client.ts'
import { readDriver } from './readers/read-driver.ts'
import { readHomeCard } from './readers/read-home-card.ts'
import { readHomeTab } from './readers/read-home-tab.ts'
import { readJob } from './readers/read-job.ts'
import { readNumbers } from './readers/read-numbers.ts'
import { readProduct } from './readers/read-product.ts'
import { readProject } from './readers/read-project.ts'
import { readService } from './readers/read-service.ts'
import { readSettings } from './readers/read-settings.ts'
import { readSlide } from './readers/read-slide.ts'
import { sectionPersister } from './section-persister.ts'
import { writeEnvelope } from './write-envelope.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Where the section stands in the store, and how its body is read. */
      section?: { key: string; fromBody: (body: unknown) => unknown[] }
    }
  }
}

/** Milliseconds for which an answer of the network is taken as current. */
const freshFor = 60_000

type Reader<Item> = (record: RawRecord, index: number) => Item | undefined

type SectionQueryKey = readonly ['section', Language, string, CallQuery]
type SectionCall = Call & Required<Pick<Call, 'envelope'>>

/** Tells that a record is not ours: it has fields, but no `id`. */
const isForeign = (record: RawRecord): boolean =>
  Object.keys(record).length > 0 && !Object.hasOwn(record, 'id')

/**
 * The option factory of one section: shared by route loaders, components and the renderer on the server.
 * Its data is the list of records that could be read; a single record is a list of one.
 */
function sectionQuery<Item>(call: SectionCall, read: Reader<Item>, query: CallQuery = {}) {
  const fromBody = (body: unknown): Item[] => {
    const records = readEnvelope(body, call.envelope)
    if (records === undefined) throw new ApiFailure(call.id, 'shape', { body })
    const items = records.map(read).filter((item) => item !== undefined)
    // Records of something else, such as a portal's, are no empty list.
    if (items.length === 0 && records.some(isForeign))
      throw new ApiFailure(call.id, 'shape', { body })
    return items
  }
  const toBody = (items: Item[]) => writeEnvelope(items, call.envelope)

  return ({ client, language }: ApiContextValue) => {
    const key = sectionKey(language, callAddress(call, query))
    const isSaved = () => keptSince(key) !== undefined
    return queryOptions({
      queryKey: ['section', language, call.id, query] as SectionQueryKey,
      queryFn: async ({ signal }): Promise<Item[]> => {
        try {
          let headers = new Headers()
          const onHeaders = (given: Headers) => (headers = given)
          const items = fromBody(await client(call, { query, signal, onHeaders }))
          // Only now it is known to be an answer.
          noteAnswer(key, headers)
          return items
        } catch (error) {
          if (!signal.aborted) noteFailure(key)
          throw error
        }
      },
      meta: { section: { key, fromBody } },
      ...(!import.meta.env.SSR && {
        persister: sectionPersister<Item, SectionQueryKey>({ key, fromBody, toBody }),
        staleTime: () => (isSaved() ? 0 : freshFor),
        // Saved content has just been asked for in vain; the next time is soon enough.
        refetchOnMount: () => !isSaved(),
        refetchInterval: () => askAgainAfter(key),
        refetchOnWindowFocus: isSaved,
      }),
    })
  }
}

export const slidesQuery = sectionQuery(getAllSlidesCall, readSlide, slidesParameters)
export const aboutsQuery = sectionQuery(getAllAboutsCall, readAbout)
export const driversQuery = sectionQuery(getAllDriversCall, readDriver)
export const numbersQuery = sectionQuery(getAllNumbersCall, readNumbers)
export const homeTabsQuery = sectionQuery(getAllHomeTabsCall, readHomeTab)
export const homeCardsQuery = sectionQuery(getAllHomeCardsCall, readHomeCard)
export const clientsQuery = sectionQuery(getAllClientsCall, readClient)
export const certificatesQuery = sectionQuery(getAllCertificatesCall, readCertificate)
export const projectsQuery = sectionQuery(getAllProjectsCall, readProject)
export const servicesQuery = sectionQuery(getAllServicesCall, readService)
export const productsQuery = sectionQuery(getAllProductsCall, readProduct)
export const jobsQuery = sectionQuery(getAllJobsCall, readJob)
export const settingsQuery = sectionQuery(getSettingsCall, readSettings)
export const branchesQuery = sectionQuery(getAllBranchesCall, readBranch)

/** The sections of the home page. */
export const homeSections = [
  slidesQuery,
  aboutsQuery,
  driversQuery,
  numbersQuery,
  homeTabsQuery,
  homeCardsQuery,
  clientsQuery,
  certificatesQuery,
]

/** All of them: what is restored from the store when a page starts. */
export const sectionQueries = [
  ...homeSections,
  projectsQuery,
  servicesQuery,
  productsQuery,
  jobsQuery,
  settingsQuery,
  branchesQuery,
]
