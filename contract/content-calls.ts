import type { Call, CallQuery, Envelope } from './endpoint.ts'
import { defaultLanguage, type Language } from './locale.ts'

/** A read of content that anyone may see, as the site makes it. */
export interface ContentCall extends Call {
  envelope: Envelope
  /** The query that the site always sends with it. */
  parameters?: CallQuery
  /** Its answer is the same in each language, so that a device keeps one for all. */
  inAllLanguages?: true
}

const content = { method: 'GET', access: 'public' } as const

/** Ten slides are shown (HERO-1). */
const slides = { pageNo: 1, pageSize: 10 } as const

/** Every read of content that anyone may see. All are kept for times without a network. */
export const contentCalls = {
  GetSettings: {
    ...content,
    id: 'GetSettings',
    path: '/Home/GetSettings',
    timeout: 15_000,
    envelope: { at: ['data.data'], holds: ['array'] },
  },
  GetAllBranches: {
    ...content,
    id: 'GetAllBranches',
    path: '/Home/GetAllBranches',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllSlides: {
    ...content,
    id: 'GetAllSlides',
    path: '/Home/GetAllSlides',
    timeout: 10_000,
    envelope: { at: ['data.data'], holds: ['array'] },
    parameters: slides,
  },
  GetAllAbouts: {
    ...content,
    id: 'GetAllAbouts',
    path: '/Home/GetAllAbouts',
    timeout: 15_000,
    envelope: { at: ['data', 'body'], holds: ['array', 'record'] },
  },
  GetAllDrivers: {
    ...content,
    id: 'GetAllDrivers',
    path: '/Home/GetAllDrivers',
    timeout: 10_000,
    envelope: { at: ['data'], holds: ['array', 'record'] },
  },
  GetAllNumbers: {
    ...content,
    id: 'GetAllNumbers',
    path: '/Home/GetAllNumbers',
    timeout: 15_000,
    envelope: { at: ['data.data', 'data'], holds: ['array', 'record'] },
  },
  GetAllHomeTabs: {
    ...content,
    id: 'GetAllHomeTabs',
    path: '/Home/GetAllHomeTabs',
    timeout: 10_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllHomeCards: {
    ...content,
    id: 'GetAllHomeCards',
    path: '/Home/GetAllHomeCards',
    timeout: 10_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllClients: {
    ...content,
    id: 'GetAllClients',
    path: '/Home/GetAllClients',
    timeout: 15_000,
    envelope: { at: ['data.data'], holds: ['array'] },
  },
  GetAllCertificates: {
    ...content,
    id: 'GetAllCertificates',
    path: '/Home/GetAllCertificates',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllProjects: {
    ...content,
    id: 'GetAllProjects',
    path: '/Home/GetAllProjects',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllServices: {
    ...content,
    id: 'GetAllServices',
    path: '/Home/GetAllServices',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllProducts: {
    ...content,
    id: 'GetAllProducts',
    path: '/Home/GetAllProducts',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetAllJobs: {
    ...content,
    id: 'GetAllJobs',
    path: '/Home/GetAllJobs',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
  GetFanModels: {
    ...content,
    id: 'GetFanModels',
    path: '/Home/GetFanModels',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
    inAllLanguages: true,
  },
} as const satisfies Record<string, ContentCall>

/** All of them, those first that every page shows. */
export const sectionCalls: readonly ContentCall[] = Object.values(contentCalls)

/** The language under which the answer to a call in `language` is kept. */
export const keptLanguage = ({ inAllLanguages }: ContentCall, language: Language): Language =>
  inAllLanguages ? defaultLanguage : language
