import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const address = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())

/** The samplers of OpenTelemetry's specification, without those that query another service. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/**
 * OpenTelemetry's settings, by their standard names. Those of headers and certificates are missing here,
 * because OpenTelemetry's exporter reads them itself.
 */
export const tracingSettings = {
  /** The address of a collector, to which `/v1/traces` is added. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  /** The complete address for traces, used instead of OTEL_EXPORTER_OTLP_ENDPOINT. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.preprocess(empty, z.string().optional()),
  OTEL_SERVICE_NAME: z.preprocess(empty, z.string().default('plainwire')),
  OTEL_TRACES_SAMPLER: z.preprocess(empty, z.enum(SAMPLERS).default('parentbased_always_on')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(empty, z.coerce.number().min(0).max(1).default(1)),
  /**
   * Whether a request continues the trace that its `traceparent` header names ('tracecontext') or not
   * ('none', the default, because anybody can send this header).
   */
  OTEL_PROPAGATORS: z.preprocess(empty, z.enum(['none', 'tracecontext']).default('none')),
  OTEL_SDK_DISABLED: z.preprocess(empty, z.string().optional()),
}

type Settings = z.infer<z.ZodObject<typeof tracingSettings>>

/** The address that traces are sent to, and the share of traces that is sent. */
export interface TracingConfig {
  url: string
  serviceName: string
  sampler: (typeof SAMPLERS)[number]
  /** The share of traces, 0–1, for the samplers by ratio. */
  ratio: number
  /** Whether a trace named in a request is continued. */
  isContinued: boolean
}

/** Returns a line if the protocol for the collector isn't supported. */
export function findTracingSettingsProblems({
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  ...settings
}: Settings): string[] {
  return protocol === 'grpc' && buildTracingConfig(settings)
    ? ['OTEL_EXPORTER_OTLP_PROTOCOL: traces are sent as http/json, for which collectors have another port']
    : []
}

/** Builds the settings of tracing; undefined if no collector is configured or tracing is switched off. */
export function buildTracingConfig(
  settings: Omit<Settings, 'OTEL_EXPORTER_OTLP_PROTOCOL'>,
): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact } = settings
  const url = exact ?? (base === undefined ? undefined : tracesUnder(base))
  if (url === undefined || settings.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  return {
    url,
    serviceName: settings.OTEL_SERVICE_NAME,
    sampler: settings.OTEL_TRACES_SAMPLER,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    isContinued: settings.OTEL_PROPAGATORS === 'tracecontext',
  }
}

function tracesUnder(base: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`
  return url.href
}
