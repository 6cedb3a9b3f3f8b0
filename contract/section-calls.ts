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
} from './calls.ts'
import type { Call, CallQuery } from './endpoint.ts'

/** A read of public content, as the site makes it: the call and its fixed query. */
export interface SectionCall {
  call: Call
  query: CallQuery
}

/** Every section that is kept for times without a network: what the site shows to anyone, and nothing else. */
export const sectionCalls: readonly SectionCall[] = [
  { call: getSettingsCall, query: {} },
  { call: getAllBranchesCall, query: {} },
  { call: getAllSlidesCall, query: slidesParameters },
  { call: getAllAboutsCall, query: {} },
  { call: getAllDriversCall, query: {} },
  { call: getAllNumbersCall, query: {} },
  { call: getAllHomeTabsCall, query: {} },
  { call: getAllHomeCardsCall, query: {} },
  { call: getAllClientsCall, query: {} },
  { call: getAllCertificatesCall, query: {} },
  { call: getAllProjectsCall, query: {} },
  { call: getAllServicesCall, query: {} },
  { call: getAllProductsCall, query: {} },
  { call: getAllJobsCall, query: {} },
]
