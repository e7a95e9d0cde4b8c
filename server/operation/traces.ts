import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { RequestContext } from './request-context.ts'
import type { Around } from './watch-requests.ts'

export interface Traces {
  readonly around: Around
  stop(): Promise<void>
}

/**
 * Spans of requests, of the statements and the outgoing calls within them, to the collector of OTEL_EXPORTER_OTLP_ENDPOINT.
 * Loaded only where that is set (main.ts): without it nothing of this is in the process. Spans carry what log lines may carry.
 */
export function startTraces(): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wijha' }),
    // The address and the headers of the exporter come from the environment, by OpenTelemetry's own names.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())

  const instrumentations = [
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ]
  for (const instrumentation of instrumentations) {
    instrumentation.setTracerProvider(provider)
    instrumentation.enable()
  }
  // The library patches what is required from now on; `import` does not pass by there, the class it patches is the same.
  const require = createRequire(import.meta.url)
  require('pg')
  require('pg-pool')

  const tracer = trace.getTracer('wijha')
  return {
    around: (request, observed, work) => aroundRequest(tracer, request, observed, work),
    stop: () => provider.shutdown(),
  }
}

function aroundRequest(
  tracer: ReturnType<typeof trace.getTracer>,
  request: IncomingMessage,
  observed: RequestContext,
  work: () => void,
): void {
  // What a caller says of an outer trace counts: the collector belongs to the operator, and nothing is decided by it.
  const outer = propagation.extract(ROOT_CONTEXT, request.headers)
  const span = tracer.startSpan(
    request.method ?? '',
    { kind: SpanKind.SERVER, attributes: { 'request.id': observed.id } },
    outer,
  )
  observed.onEnd = (route, status) => {
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({
      'http.request.method': request.method ?? '',
      'http.route': route,
      'http.response.status_code': status,
    })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  context.with(trace.setSpan(outer, span), work)
}
