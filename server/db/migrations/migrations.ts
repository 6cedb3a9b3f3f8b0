import type { Migration } from 'kysely'
import * as initial from './0001-initial.ts'
import * as submissionKeys from './0002-submission-keys.ts'
import * as applicationsAndVendors from './0003-applications-and-vendors.ts'
import * as catalogue from './0004-catalogue.ts'
import * as sessions from './0005-sessions.ts'
import * as admin from './0006-admin.ts'
import * as refusalReason from './0007-refusal-reason.ts'
import * as messageTopics from './0008-message-topics.ts'
import * as catalogueEditing from './0009-catalogue-editing.ts'
import * as pictureTexts from './0010-picture-texts.ts'
import * as takenPlaces from './0011-taken-places.ts'
import * as signInSources from './0012-sign-in-sources.ts'
import * as callsOfKeys from './0013-calls-of-keys.ts'
import * as openingHours from './0014-opening-hours.ts'
import * as vendorSearchTexts from './0015-vendor-search-texts.ts'
import * as numbersInTitles from './0016-numbers-in-titles.ts'
import * as redirects from './0017-redirects.ts'
import * as accounts from './0019-accounts.ts'
import * as devicesOfSessions from './0020-devices-of-sessions.ts'
import * as accessTrail from './0021-access-trail.ts'
import * as devicesAndAuditIndexes from './0022-devices-and-audit-indexes.ts'
import * as outgoingMails from './0023-outgoing-mails.ts'
import * as subscriptions from './0024-subscriptions.ts'
import * as secondFactors from './0025-second-factors.ts'
import * as visitorMails from './0026-visitor-mails.ts'
import * as staffWork from './0027-staff-work.ts'
import * as push from './0028-push.ts'
import * as erasedFiles from './0029-erased-files.ts'
import * as replies from './0030-replies.ts'
import * as retention from './0031-retention.ts'
import * as branchesOfMessages from './0032-branches-of-messages.ts'
import * as newsOfColleagues from './0033-news-of-colleagues.ts'
import * as backups from './0034-backups.ts'
import * as visitMeasures from './0035-visit-measures.ts'
import * as storedFiles from './0036-stored-files.ts'
import * as listIndexes from './0037-list-indexes.ts'
import * as searchIndexes from './0038-search-indexes.ts'
import * as personIndexes from './0039-person-indexes.ts'
import * as fanModels from './0040-fan-models.ts'
import * as linesOfMessages from './0041-lines-of-messages.ts'
import * as companyProfiles from './0042-company-profiles.ts'
import * as recordsOfProjects from './0043-records-of-projects.ts'
import * as factsOfServices from './0044-facts-of-services.ts'
import * as productsOfCertificates from './0045-products-of-certificates.ts'
import * as thrustOfProducts from './0046-thrust-of-products.ts'
import { addTexts } from './steps.ts'

/** Every migration by name, in the order of the names; one that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-submission-keys': submissionKeys,
  '0003-applications-and-vendors': applicationsAndVendors,
  '0004-catalogue': catalogue,
  '0005-sessions': sessions,
  '0006-admin': admin,
  '0007-refusal-reason': refusalReason,
  '0008-message-topics': messageTopics,
  '0009-catalogue-editing': catalogueEditing,
  '0010-picture-texts': pictureTexts,
  '0011-taken-places': takenPlaces,
  '0012-sign-in-sources': signInSources,
  '0013-calls-of-keys': callsOfKeys,
  '0014-opening-hours': openingHours,
  '0015-vendor-search-texts': vendorSearchTexts,
  '0016-numbers-in-titles': numbersInTitles,
  '0017-redirects': redirects,
  // Projects have a short description besides challenge and solution, which staff fill in.
  '0018-project-descriptions': addTexts('projects', ['description']),
  '0019-accounts': accounts,
  '0020-devices-of-sessions': devicesOfSessions,
  '0021-access-trail': accessTrail,
  '0022-devices-and-audit-indexes': devicesAndAuditIndexes,
  '0023-outgoing-mails': outgoingMails,
  '0024-subscriptions': subscriptions,
  '0025-second-factors': secondFactors,
  '0026-visitor-mails': visitorMails,
  '0027-staff-work': staffWork,
  '0028-push': push,
  '0029-erased-files': erasedFiles,
  '0030-replies': replies,
  '0031-retention': retention,
  '0032-branches-of-messages': branchesOfMessages,
  '0033-news-of-colleagues': newsOfColleagues,
  '0034-backups': backups,
  '0035-visit-measures': visitMeasures,
  '0036-stored-files': storedFiles,
  '0037-list-indexes': listIndexes,
  '0038-search-indexes': searchIndexes,
  '0039-person-indexes': personIndexes,
  '0040-fan-models': fanModels,
  '0041-lines-of-messages': linesOfMessages,
  '0042-company-profiles': companyProfiles,
  '0043-records-of-projects': recordsOfProjects,
  '0044-facts-of-services': factsOfServices,
  '0045-products-of-certificates': productsOfCertificates,
  '0046-thrust-of-products': thrustOfProducts,
}
