import { setTimeout } from 'node:timers/promises'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { parseTraceParent, setGlobalErrorHandler, TRACE_PARENT_HEADER } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { telemetryOf } from '#server/db/database-telemetry.ts'
import { createFaultLog } from '#server/db/fault-log.ts'
import { createProxyCheck } from '#server/http/address-ranges.ts'
import { followRequests } from './follow-requests.ts'
import { routeLabel } from './route-label.ts'

/** Milliseconds that a stop waits for the collector to take the last spans. */
const lastExport = 2_000

/**
 * Sends a span for each request, and below it one for each statement of the database, to an OpenTelemetry collector
 * (SEEN-9). The standard variables `OTEL_*` say where to and how many. No span holds a path, a query or an address.
 *
 * @param trustProxy address ranges of the proxies whose `traceparent` is believed
 */
export function registerTraces(
  app: FastifyInstance,
  db: Database,
  trustProxy: readonly string[],
): void {
  const provider = createProvider()
  const isProxy = createProxyCheck(trustProxy)
  const tracer = provider.getTracer('company-site')
  const system = { 'db.system.name': telemetryOf(db).engine }
  const spanOf = followRequests<Span>(app, db, {
    begin: (request) => {
      const parent = isProxy(request.socket) ? readParent(request) : ROOT_CONTEXT
      return tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent)
    },
    onQuery: (span, { kind, duration }) => {
      const options = {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - duration,
        attributes: system,
      }
      tracer.startSpan(kind, options, trace.setSpan(ROOT_CONTEXT, span)).end()
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spanOf(request)
    if (span) endSpan(span, request, reply)
  })
  app.addHook('onRequestAbort', async (request) => spanOf(request)?.end())
  reportFailures(app)
  app.addHook('onClose', async () => {
    const late = setTimeout(lastExport, undefined, { ref: false })
    await Promise.race([provider.shutdown().catch(() => {}), late])
  })
}

/** Its sampler, bounds, names and addresses come from the environment. */
function createProvider(): BasicTracerProvider {
  const named = resourceFromAttributes({ 'service.name': 'company-site' })
  return new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
}

function readParent({ headers }: FastifyRequest): Context {
  const given = headers[TRACE_PARENT_HEADER]
  const parent = typeof given === 'string' ? parseTraceParent(given) : null
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

function endSpan(span: Span, request: FastifyRequest, { statusCode }: FastifyReply): void {
  const route = routeLabel(request)
  span.updateName(`${request.method} ${route}`)
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': route,
    'http.response.status_code': statusCode,
    'http.request.header.x-request-id': [request.id],
  })
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** A collector that is away is told of, and nothing else suffers. */
function reportFailures(app: FastifyInstance): void {
  const log = createFaultLog((entry) => app.log.warn(entry, 'traces could not be sent'))
  setGlobalErrorHandler((error) =>
    log(error instanceof Error ? error : new Error('unknown', { cause: error })),
  )
}
