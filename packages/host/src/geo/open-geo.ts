import { createGuardedHttp, type OutgoingHttpClient } from '@plainwire/pipeline/serving'
import type { GeoLookupServices } from '@plainwire/server'
import { type CityResponse, open } from 'maxmind'
import type { GeoConfig } from '../config/geo.ts'
import { HostError } from '../host-error.ts'
import { wrapHttpClientWithTracing } from '../observe/traced.ts'
import { silentLog, USER_AGENT } from '../outgoing.ts'
import { parseIpServicePlace, parseMaxMindPlace, parseNominatimPlace } from './geo-answer.ts'

/** The time limit of each request to a source of places, in ms. */
const PATIENCE_MS = 3_000
const MAX_ANSWER_BYTES = 100_000
/** Nominatim's zoom level for towns. */
const TOWN_ZOOM = '10'

/**
 * Opens the operator's services for readers' places, from `GEO_REVERSE_URL`, `GEO_IP_URL` and `GEO_IP_FILE`; a
 * file takes precedence over a service. Connections are closed with the closers.
 *
 * @throws HostError if the file can't be used
 */
export async function openGeoServices(
  geo: GeoConfig,
  closers: AsyncDisposableStack,
  patienceMs = PATIENCE_MS,
): Promise<GeoLookupServices> {
  const { reverseUrl, ipUrl, ipKey, ipFile } = geo
  const services = [reverseUrl, ipUrl].filter((url) => url !== undefined)
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: services.map((url) => ({ origin: new URL(url).origin })),
    userAgent: USER_AGENT,
    // Requests of this client aren't logged, because they contain a reader's position.
    log: silentLog,
    // Redirects aren't followed, because they would send the position to a service that the operator didn't
    // choose.
    limits: { connectMs: patienceMs, headersMs: patienceMs, totalMs: patienceMs, redirects: 0 },
  })
  closers.defer(() => http.close())
  const traced = wrapHttpClientWithTracing(http, { client: 'geo' })
  const request = (url: URL, headers: Record<string, string> = {}) =>
    fetchJson(traced, url, headers, patienceMs)
  const fromFile = ipFile === undefined ? undefined : await openFile(ipFile)
  const fromMap = (base: string) => async (point: { latitude: number; longitude: number }) =>
    parseNominatimPlace(await request(reverseAddress(base, point)))
  const fromService = (base: string) => async (network: string) =>
    parseIpServicePlace(await request(ipAddress(base, network), ipHeaders(ipKey)))
  return {
    ofPoint: reverseUrl === undefined ? undefined : fromMap(reverseUrl),
    ofNetwork: fromFile ?? (ipUrl === undefined ? undefined : fromService(ipUrl)),
  }
}

function reverseAddress(base: string, point: { latitude: number; longitude: number }): URL {
  const url = new URL(base)
  if (!url.pathname.endsWith('/reverse')) url.pathname = `${url.pathname.replace(/\/+$/, '')}/reverse`
  const parameters = { format: 'jsonv2', 'accept-language': 'en', zoom: TOWN_ZOOM }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.searchParams.set('lat', String(point.latitude))
  url.searchParams.set('lon', String(point.longitude))
  return url
}

function ipAddress(base: string, network: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(network)}`
  return url
}

/**
 * Returns the authorisation header: Basic for a key of MaxMind, which consists of an account and a licence key
 * with a colon between them, and Bearer for any other key.
 */
function ipHeaders(key: string | undefined): Record<string, string> {
  if (key === undefined) return {}
  const isPair = key.includes(':')
  return { authorization: isPair ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}` }
}

/**
 * Requests JSON. The message about a failed request doesn't contain the URL, which contains a reader's
 * position or network address.
 */
async function fetchJson(
  http: OutgoingHttpClient,
  url: URL,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<unknown> {
  const answer = await http.get(url.href, {
    headers: { accept: 'application/json', ...headers },
    timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  })
  if ('failure' in answer) throw new Error(`The service failed: ${answer.failure}.`)
  // A 404, the answer of MaxMind and others for an unknown network address, is treated like ipinfo's `bogon`.
  if (answer.status === 404) return { bogon: true }
  if (answer.status !== 200) throw new Error(`The service answered ${answer.status}.`)
  return JSON.parse(Buffer.from(answer.body).toString('utf8'))
}

async function openFile(file: string) {
  try {
    const reader = await open<CityResponse>(file)
    return async (network: string) => parseMaxMindPlace(reader.get(network))
  } catch (cause) {
    throw new HostError(`GEO_IP_FILE: ${file} can't be read as a MaxMind file.`, { cause })
  }
}
