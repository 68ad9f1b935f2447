/**
 * Limits of every request. Sources: miniflux request_builder.go, undici CVE-2026-22036. Times in ms, sizes in
 * bytes.
 */
export const HTTP_LIMITS = {
  connectMs: 5_000,
  headersMs: 10_000,
  totalMs: 20_000,
  wireBytes: 5_000_000,
  decodedBytes: 10_000_000,
  headerBytes: 16_384,
  redirects: 5,
}
/** Limits of requests. Times in ms, sizes in bytes. */
export type HttpLimits = typeof HTTP_LIMITS
