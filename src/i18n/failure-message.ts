import type { TFunction } from 'i18next'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import type { LocaleTexts } from './create-i18n.ts'

type FailureKey = `failure.${keyof LocaleTexts['failure']}`
type ByKind = Partial<Record<FailureKind, FailureKey>> & { otherwise: FailureKey }

/** The texts of the services for known causes, else which list is missing (SECTION-6). */
function catalogueFailure(otherwise: FailureKey): ByKind {
  return {
    timeout: 'failure.servicesTimeout',
    server: 'failure.servicesServer',
    network: 'failure.servicesNetwork',
    otherwise,
  }
}

/** The text of each kind of failure, by call. */
const catalogue: Record<string, ByKind> = {
  GetAllSlides: {
    timeout: 'failure.slidesTimeout',
    server: 'failure.slidesServer',
    network: 'failure.slidesNetwork',
    shape: 'failure.slidesShape',
    otherwise: 'failure.slidesOther',
  },
  GetAllAbouts: { otherwise: 'failure.about' },
  GetAllDrivers: {
    timeout: 'failure.servicesTimeout',
    server: 'failure.servicesServer',
    network: 'failure.servicesNetwork',
    otherwise: 'failure.servicesOther',
  },
  GetAllNumbers: { otherwise: 'failure.statistics' },
  GetAllHomeTabs: { otherwise: 'failure.tabs' },
  GetAllHomeCards: { otherwise: 'failure.cards' },
  GetAllClients: { otherwise: 'failure.clients' },
  GetAllCertificates: { otherwise: 'failure.certificates' },
  GetAllProjects: catalogueFailure('failure.projects'),
  GetAllServices: catalogueFailure('failure.services'),
  GetAllProducts: catalogueFailure('failure.products'),
  GetFanModels: catalogueFailure('failure.products'),
  GetAllJobs: catalogueFailure('failure.jobs'),
  GetSettings: { otherwise: 'failure.settings' },
  SendMessage: { timeout: 'failure.messageTimeout', otherwise: 'failure.messageOther' },
  RequestQuotation: { timeout: 'failure.messageTimeout', otherwise: 'failure.quotationOther' },
  RegisterVendor: { timeout: 'failure.messageTimeout', otherwise: 'failure.vendorOther' },
  SubmitCV: {
    timeout: 'failure.cvNetwork',
    server: 'failure.cvServer',
    network: 'failure.cvNetwork',
    otherwise: 'failure.cvOther',
  },
}

type ByStatus = Partial<Record<number, FailureKey>>

const messageByStatus: ByStatus = {
  400: 'failure.messageInvalid',
  415: 'failure.messageInvalid',
  500: 'failure.messageServer',
  507: 'failure.noSpace',
}

/** Texts of calls for which the status says more than the kind. */
const byStatus: Record<string, ByStatus> = {
  SendMessage: messageByStatus,
  RequestQuotation: messageByStatus,
  RegisterVendor: messageByStatus,
  SubmitCV: {
    400: 'failure.cvInvalid',
    408: 'failure.cvNetwork',
    409: 'failure.cvOther',
    413: 'failure.cvInvalid',
    415: 'failure.cvInvalid',
    422: 'failure.cvInvalid',
    429: 'failure.cvOther',
    507: 'failure.noSpace',
  },
}

/** @returns what a person reads when a call failed, in the page's language */
export function failureMessage(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('failure.unknown')
  const texts = catalogue[error.call]
  if (texts === undefined) return t('failure.unknown')
  const said = error.status === undefined ? undefined : byStatus[error.call]?.[error.status]
  return t(said ?? texts[error.kind] ?? texts.otherwise, { status: error.status })
}
