import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const tracing = (settings: Record<string, string>) => readConfig(settings).tracing

test('nothing is traced unless a collector is named', () => {
  expect(tracing({ OTEL_SERVICE_NAME: 'news', OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
  expect(
    tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }),
  ).toBeUndefined()
})

test.each([
  ['http://127.0.0.1:4318', undefined, 'http://127.0.0.1:4318/v1/traces'],
  ['https://collector.example/otlp/', undefined, 'https://collector.example/otlp/v1/traces'],
  ['http://127.0.0.1:4318', 'https://traces.example/here', 'https://traces.example/here'],
  ['', 'https://traces.example/here', 'https://traces.example/here'],
])('traces of %s and %s are sent to their address', (base, exact = '', url) => {
  expect(
    tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact }),
  ).toMatchObject({ url, serviceName: 'plainwire', sampler: 'parentbased_always_on', isContinued: false })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_PROPAGATORS', 'b3'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
])('%s=%s is named as a setting that can’t be used', (name, value) => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', [name]: value }
  expect(() => tracing(settings)).toThrow(name)
})
