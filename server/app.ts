import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/endpoint.ts'
import { registerBackups } from './backup/backup-schedule.ts'
import type { Config } from './config.ts'
import { readLastChanges } from './content/last-changes.ts'
import { createPublicReads, type PublicReads } from './content/public-reads.ts'
import { registerPublicReads } from './content/register-public-reads.ts'
import type { Database } from './db/database.ts'
import { registerAuditRoutes } from './features/admin/audit-trail/routes.ts'
import { registerDashboardRoutes } from './features/admin/dashboard/routes.ts'
import { registerAdminRoutes } from './features/admin/routes.ts'
import { upkeepOfSearches } from './features/admin/upkeep-of-searches.ts'
import { registerApplicationRoutes } from './features/applications/routes.ts'
import { forgetOlderProfiles } from './features/company-profile/forget-older.ts'
import { registerCompanyProfileRoutes } from './features/company-profile/routes.ts'
import { registerDataSheetRoutes } from './features/data-sheets/routes.ts'
import { registerFileRoutes } from './features/files/routes.ts'
import { createReadiness } from './features/health/readiness.ts'
import { registerHealthReport, registerHealthRoutes } from './features/health/routes.ts'
import { registerMessageRoutes } from './features/messages/routes.ts'
import { registerNotificationRoutes } from './features/notifications/routes.ts'
import { eraseDue } from './features/persons/erase-due.ts'
import { finishErasures } from './features/persons/finish-erasures.ts'
import { registerPersonRoutes, registerRetentionRoutes } from './features/persons/routes.ts'
import { registerPictureRoutes } from './features/pictures/routes.ts'
import { findSession } from './features/session/find-session.ts'
import {
  forgetFirstPassword,
  forgetFirstPasswordOnceUsed,
} from './features/session/first-password.ts'
import { forgetExpired } from './features/session/forget-expired.ts'
import { registerAccountsRoutes } from './features/session/accounts/routes.ts'
import { registerFactorRoutes } from './features/session/factors/routes.ts'
import { registerAccountRoutes, registerSessionRoutes } from './features/session/routes.ts'
import { registerTrackRoutes } from './features/track/routes.ts'
import { registerOfflineCopyRoutes } from './features/offline-copy/routes.ts'
import { registerVisitRoutes } from './features/visits/routes.ts'
import { registerVendorRoutes } from './features/vendors/routes.ts'
import { prepareFileFolders } from './files/file-folders.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
import { answerClientError, longestHead } from './http/answer-client-error.ts'
import { refuseOtherCharsets } from './http/refuse-other-charsets.ts'
import { sendError, sendNotFound } from './http/send-error.ts'
import { siteOrigin } from './http/site-origin.ts'
import { tasksOfOne } from './jobs/only-one.ts'
import { forgetFreePlaces } from './limits/take-place.ts'
import { createMailQueue, forgetOldMails } from './mail/mail-queue.ts'
import { createMailer, type SendMail } from './mail/mailer.ts'
import { registerAfterAnswer } from './plugins/after-answer.ts'
import { registerDatabase } from './plugins/database.ts'
import { registerFaults } from './plugins/faults.ts'
import { registerGracefulStop } from './plugins/graceful-stop.ts'
import { lockDown } from './plugins/lock-down.ts'
import { registerMedia } from './plugins/media.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { registerProxyWarning } from './plugins/proxy-warning.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { guardSession } from './plugins/session-guard.ts'
import { registerUpkeep } from './plugins/upkeep.ts'
import { pushStaff } from './features/notifications/push-staff.ts'
import { tellStaff } from './features/notifications/tell-staff.ts'
import { forgetOldTold } from './features/notifications/told.ts'
import { createFreeSpace, type FreeSpace } from './private-files/free-space.ts'
import { createPush } from './push/send-push.ts'
import { forgetOldAccess } from './collections/audit-access.ts'
import { publicContent } from './collections/public-content.ts'
import { keepOwnNotices } from './retention/notices.ts'
import { forgetOldVisits } from './visits/store-visit.ts'
import { forgetExpiredKeys } from './submissions/store-once.ts'
import { routedAddress } from './site/page-address.ts'
import type { PageWatch } from './telemetry/metrics.ts'
import { registerTelemetry } from './telemetry/register-telemetry.ts'
import { createRequestId } from './telemetry/request-id.ts'
import { createSubmissions, type Submissions } from './submissions/submissions.ts'

/** The sources of the pages; the addresses in them begin with `origin()`, known once the server listens. */
export interface SiteSources {
  reads: PublicReads
  origin: () => string
  /** The time when the content of each page last changed. */
  lastChanges: () => Promise<Map<string, string>>
  /** Told of the pages that are sent; absent where nobody asks for metrics. */
  watch?: PageWatch
}

export interface AppDeps {
  config: Readonly<Config>
  db: Database
  /** Adds the pages; left out, the server is the API alone. */
  site?: (app: FastifyInstance, sources: SiteSources) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the mails that are due, which the server does by itself every ten seconds. */
    deliverMails: () => Promise<void>
  }
}

/** The whole server, not yet listening: plugins and features, nothing else. Closing it closes the database. */
export async function buildApp({ config, db, site }: AppDeps): Promise<FastifyInstance> {
  const { dataDir } = config
  const app = createApp(config)
  const origin = () => siteOrigin(app, config)
  const reads = createPublicReads(db, publicContent)
  const space = createFreeSpace(dataDir, config.minFreeSpace)
  const files = openFiles(db, config)
  const submissions = createSubmissions({ dataDir, files, space, origin })

  registerFaults(app)
  registerDatabase(app, db)
  const watch = await registerTelemetry(app, config, { db, space })
  const mails = createMailQueue({
    db,
    mailer: createMailer(config, files),
    push: createPush(db),
    write: async () => {
      await tellStaff(db, origin())
      await pushStaff(db)
    },
    reportFault: (error, details) => app.reportFault('mail', error, undefined, details),
  })
  // After the work that writes mails, before the database.
  app.addHook('onClose', mails.close)
  app.decorate('deliverMails', mails.deliverDue)
  registerBackups(app, config)
  registerAfterAnswer(app)
  registerGracefulStop(app)
  registerProxyWarning(app, config.trustProxy)
  await prepareFileFolders(dataDir)
  const searches = upkeepOfSearches(db)
  registerUpkeep(app, [
    // These see to the machine's own folder.
    () => forgetFirstPassword(db, dataDir),
    () => files.reconcile(),
    ...tasksOfOne(db, {
      sessions: () => forgetExpired(db),
      keys: () => forgetExpiredKeys(db),
      places: () => forgetFreePlaces(db),
      access: () => forgetOldAccess(db),
      mails: () => forgetOldMails(db),
      told: () => forgetOldTold(db),
      visits: () => forgetOldVisits(db),
      notices: () => keepOwnNotices(db),
      profiles: () => forgetOlderProfiles(db, files),
      retention: () => eraseDue(db, files, app.stopping),
      erasures: () => finishErasures(db, files),
    }),
    async () => searches.begin(app),
  ])
  app.addHook('onClose', searches.end)
  registerSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false)
  registerHealthRoutes(app, createReadiness({ db, reads, space, reportFault: app.reportFault }))
  await registerMedia(app, dataDir, files)
  await app.register(registerApi, {
    prefix: apiBase,
    reads,
    submissions,
    origin,
    sendMail: mails.sendMail,
    dataDir,
    files,
    space,
    floor: config.minFreeSpace,
    pushService: config.pushService,
  })
  const lastChanges = () => readLastChanges(db)
  await site?.(app, { reads, origin, lastChanges, ...(watch && { watch }) })
  return app
}

interface ApiParts extends Omit<SiteSources, 'lastChanges' | 'watch'> {
  dataDir: string
  files: FileStore
  space: FreeSpace
  /** Bytes of the disk that uploads leave free. */
  floor: number
  submissions: Submissions
  sendMail: SendMail
  /** See `isPushService`. */
  pushService: string | undefined
}

async function registerApi(api: FastifyInstance, parts: ApiParts): Promise<void> {
  lockDown(api)
  await registerOpenApi(api)
  // A form names the file as the mistake, whatever its size.
  await api.register(multipart, { throwFileSizeLimit: false })

  registerPublicReads(api, parts.reads)
  registerMessageRoutes(api, parts.submissions)
  registerApplicationRoutes(api, parts.submissions)
  registerVendorRoutes(api, parts.submissions)
  registerTrackRoutes(api)
  registerVisitRoutes(api)
  registerOfflineCopyRoutes(api, parts)
  await api.register(async (scope) => {
    forgetFirstPasswordOnceUsed(scope, parts.dataDir)
    registerSessionRoutes(scope, parts)
  })
  await api.register(async (protectedScope) => {
    // Its answers are one user's, so none is kept compressed as the public ones are.
    await protectedScope.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      globalDecompression: false,
    })
    guardSession(protectedScope, (token) => findSession(api.db, token))
    registerAccountRoutes(protectedScope)
    registerFactorRoutes(protectedScope, parts)
    registerAccountsRoutes(protectedScope, parts)
    registerAdminRoutes(protectedScope, parts)
    registerAuditRoutes(protectedScope, parts)
    registerDashboardRoutes(protectedScope)
    registerHealthReport(protectedScope, parts)
    registerNotificationRoutes(protectedScope, parts.pushService)
    registerFileRoutes(protectedScope, parts.files)
    registerPersonRoutes(protectedScope, parts.files)
    registerRetentionRoutes(protectedScope)
    registerPictureRoutes(protectedScope, parts.files, parts.space)
    registerDataSheetRoutes(protectedScope, parts.files, parts.space)
    registerCompanyProfileRoutes(protectedScope, parts)
  })
  api.all('/*', sendNotFound)
}

function createApp(config: Config): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel, stream: process.stderr },
    // Its lines would name the addresses of visitors; `ACCESS_LOG` has one of ours.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId(config.trustProxy),
    trustProxy: config.trustProxy,
    // Uploads and the records of staff have limits of their own; no other body comes near this.
    bodyLimit: 256 * 1024,
    // A vendor's papers on a bad line: longer than any call of the contract waits.
    requestTimeout: 360_000,
    // Browsers open connections that they may never use, and closing would wait for those.
    forceCloseConnections: true,
    frameworkErrors: sendError,
    http: { headersTimeout: 20_000, maxHeaderSize: longestHead },
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    clientErrorHandler: answerClientError,
  })
  // Far above what visitors need, below what the memory and the system's open files bear.
  app.server.maxConnections = 5_000
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(sendNotFound)
  app.removeContentTypeParser('text/plain')
  refuseOtherCharsets(app)
  return app
}
