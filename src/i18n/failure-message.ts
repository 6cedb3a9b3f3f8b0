import type { TFunction } from 'i18next'
import { submissionCalls } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import type { LocaleTexts } from './create-i18n.ts'

type FailureKey = `failure.${keyof LocaleTexts['failure']}`
type ByKind = Partial<Record<FailureKind, FailureKey>> & { otherwise: FailureKey }

/** The specification gives these calls no texts of their own: the services' for known causes, else what is missing. */
function catalogueFailure(otherwise: FailureKey): ByKind {
  return {
    timeout: 'failure.servicesTimeout',
    server: 'failure.servicesServer',
    network: 'failure.servicesNetwork',
    otherwise,
  }
}

/** The error catalogue (spec section 8): which text each kind of failure of each call gets. */
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
  GetAllJobs: catalogueFailure('failure.jobs'),
  GetSettings: { otherwise: 'failure.settings' },
  SendMessage: { timeout: 'failure.messageTimeout', otherwise: 'failure.messageOther' },
  RegisterVendor: { timeout: 'failure.messageTimeout', otherwise: 'failure.vendorOther' },
}

/** The same for every form of a visitor. */
const submissionByStatus: Partial<Record<number, FailureKey>> = {
  400: 'failure.messageInvalid',
  500: 'failure.messageServer',
}

/** What a person reads when a call failed, in the page's language (spec section 8). */
export function failureMessage(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('failure.unknown')
  const texts = catalogue[error.call]
  if (texts === undefined) return t('failure.unknown')
  const byStatus =
    submissionCalls.some(({ id }) => id === error.call) && error.status !== undefined
      ? submissionByStatus[error.status]
      : undefined
  return t(byStatus ?? texts[error.kind] ?? texts.otherwise, { status: error.status })
}
