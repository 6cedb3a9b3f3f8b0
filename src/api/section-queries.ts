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
  slidesPageSize,
} from '#contract/calls.ts'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
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

type Query = Record<string, string | number>
type Reader<Item> = (record: RawRecord, index: number) => Item | undefined

/**
 * The option factory of one section: shared by route loaders, components and the renderer on the server.
 * Its data is the list of records that could be read; a single record is a list of one.
 */
function sectionQuery<Item>(call: Call, read: Reader<Item>, query: Query = {}) {
  return ({ client, language }: ApiContextValue) =>
    queryOptions({
      queryKey: ['section', language, call.id, query] as const,
      queryFn: async ({ signal }): Promise<Item[]> => {
        const body = await client(call, { query, signal })
        const records = call.envelope && readEnvelope(body, call.envelope)
        if (records === undefined) throw new ApiFailure(call.id, 'shape', { body })
        return records.map(read).filter((item) => item !== undefined)
      },
    })
}

export const slidesQuery = sectionQuery(getAllSlidesCall, readSlide, {
  pageNo: 1,
  pageSize: slidesPageSize,
})
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
