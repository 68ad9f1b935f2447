import {
  type Context,
  defaultTextMapGetter,
  SpanKind as Kind,
  type Span as LibrarySpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceSpan, TraceSpanKind, TraceSpanOptions } from '@plainwire/newsroom/spans'
import type { TracingConfig } from '../config/tracing.ts'

/**
 * The time limit for sending one batch with all its retries, in ms: an unreachable collector must not delay the
 * end of a process.
 */
const EXPORT_MS = 2_000
/** The maximum number of spans that wait for a collector; further ones are dropped. */
const MAX_WAITING = 2_048
/** The length at which an attribute's value is cut, in characters; our own attributes are shorter. */
const MAX_FACT_CHARACTERS = 200

const KINDS = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL }

/** The tracing of a process: starts root spans and sends them to the collector. */
export interface Tracing {
  /**
   * Starts the root span of a trace.
   *
   * @param traceparent the header of a request; ignored unless the settings allow traces to be continued
   */
  begin(name: string, options: TraceSpanOptions & { kind: TraceSpanKind }, traceparent?: string): TraceSpan
  /** Sends the spans that are waiting, and ends the tracing. */
  close(): Promise<void>
}

/** The settings of `startTracing`. */
export interface TracingDependencies {
  config: TracingConfig
  role: string
  /** Called with each batch that could not be delivered. */
  onLost(lost: { spans: number; reason: string }): void
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const name = sampler.replace('parentbased_', '')
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** An OTLP exporter over HTTP that reports failures, which the library's own exporter doesn't. */
function exporterOf({ config, onLost }: TracingDependencies): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: config.url, timeoutMillis: EXPORT_MS })
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED)
          onLost({ spans: spans.length, reason: result.error?.message || 'it gave no reason' })
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

function providerOf(parts: TracingDependencies): TracerProvider {
  const own = { 'service.name': parts.config.serviceName, 'plainwire.role': parts.role }
  // A batch has at most 512 spans. The processor's time limit for a batch is longer than the exporter's, so
  // that the exporter gives up first.
  const batches = new BatchSpanProcessor({
    exporter: exporterOf(parts),
    maxQueueSize: MAX_WAITING,
    exportTimeoutMillis: 2 * EXPORT_MS,
  })
  return new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes(own)),
    sampler: samplerOf(parts.config),
    spanLimits: { attributeValueLengthLimit: MAX_FACT_CHARACTERS },
    spanProcessors: [batches],
  })
}

/** Wraps a span of the library as our `TraceSpan`. */
function ours(tracer: Tracer, context: Context, span: LibrarySpan): TraceSpan {
  const { traceId, spanId } = span.spanContext()
  return {
    ids: span.isRecording() ? { trace_id: traceId, span_id: spanId } : null,
    child: (name, { kind = 'internal', facts = {} }) => {
      const below = trace.setSpan(context, span)
      return ours(tracer, below, tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, below))
    },
    rename: (name) => void span.updateName(name),
    set: (facts) => void span.setAttributes(facts),
    fail: (kind) => void span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  }
}

/**
 * Opens tracing to a collector. Importing this file loads OpenTelemetry, so it is imported only if an operator
 * names a collector.
 */
export function startTracing(parts: TracingDependencies): Tracing {
  const provider = providerOf(parts)
  const tracer = provider.getTracer('plainwire')
  const propagator = new W3CTraceContextPropagator()
  const contextOf = (traceparent: string | undefined) =>
    parts.config.isContinued && traceparent !== undefined
      ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      : ROOT_CONTEXT
  return {
    begin(name, { kind, facts = {} }, traceparent) {
      const context = contextOf(traceparent)
      return ours(tracer, context, tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, context))
    },
    close: () => provider.shutdown(),
  }
}
