// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { toTrustedWorkerUrl } from './worker-url.ts'

afterEach(() => vi.unstubAllGlobals())

test('a worker of this origin is allowed, one of another host is refused', () => {
  expect(toTrustedWorkerUrl('/build/worker.js')).toBe('/build/worker.js')
  expect(() => toTrustedWorkerUrl('https://elsewhere.example/worker.js')).toThrow(TypeError)
})

test('with Trusted Types the URL is created by the only policy that the page allows', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(toTrustedWorkerUrl('/build/worker.js')).toBe('/build/worker.js')
  expect(createPolicy.mock.calls[0]?.[0]).toBe('plainwire')
  expect(() => toTrustedWorkerUrl('https://elsewhere.example/worker.js')).toThrow(TypeError)
})
