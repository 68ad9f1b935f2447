import type { AnsweredRequest } from '@plainwire/server'
import type { ContentKind } from '@plainwire/store'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type GaugeSources, registerLiveGauges } from './live-gauges.ts'

/**
 * Histogram buckets in seconds (upper bounds): most answers come from memory within one or two milliseconds.
 */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/**
 * Histogram buckets in seconds (upper bounds) for requests to other machines: publishers have up to half a
 * minute to answer, models have minutes.
 */
const OUTSIDE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]
/** Histogram buckets in seconds (upper bounds) for making an edition. */
const EDITION_SECONDS = [1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600]

/**
 * The metrics of one process: counters that are updated as things happen, and the objects that gauges measure
 * when the metrics are read.
 */
export interface Metrics {
  registry: Registry
  answered(request: AnsweredRequest): void
  feedFetched(outcome: string, seconds: number): void
  articleRead(outcome: string): void
  entriesGathered(counts: { accepted: number; rejected: number }): void
  editionPublished(content: ContentKind, seconds: number): void
  mail(outcome: 'sent' | 'failed'): void
  push(outcome: 'sent' | 'gone' | 'failed'): void
  service(service: string, outcome: string, seconds: number): void
  bucket(operation: 'read' | 'write' | 'remove' | 'list', outcome: string): void
  /** Adds objects for the gauges to measure. */
  watch(sources: GaugeSources): void
}

/**
 * The method as a label value. Methods that a client invents become 'other', so that they don't each create a
 * time series.
 */
function methodLabel(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}

function counters(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `plainwire_${name}`, help, labelNames, registers: [registry] })
  return {
    feeds: counter('feed_fetches_total', 'Visits to feeds, by outcome.', ['outcome']),
    articles: counter('articles_read_total', 'Article pages visited, by outcome.', ['outcome']),
    entries: counter('entries_total', 'Entries of feeds, by outcome.', ['outcome']),
    editions: counter('editions_published_total', 'Editions published by this process.', ['content']),
    mails: counter('mails_total', 'Mails given to the mail server, by outcome.', ['outcome']),
    pushes: counter('pushes_total', 'Messages given to push services and webhooks, by outcome.', ['outcome']),
    bucket: counter('bucket_requests_total', 'Requests to the object store, by operation and outcome.', [
      'operation',
      'outcome',
    ]),
    services: counter('service_requests_total', 'Requests to outside services, by outcome.', [
      'service',
      'outcome',
    ]),
  }
}

function histograms(registry: Registry) {
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name: `plainwire_${name}`, help, labelNames, buckets, registers: [registry] })
  return {
    requests: histogram(
      'http_request_duration_seconds',
      'Time to answer a request, by route and class of status.',
      ['method', 'route', 'status'],
      REQUEST_SECONDS,
    ),
    feeds: histogram('feed_fetch_duration_seconds', 'Time of a visit to a feed.', [], OUTSIDE_SECONDS),
    editions: histogram(
      'edition_duration_seconds',
      'Time to write and publish an edition.',
      ['content'],
      EDITION_SECONDS,
    ),
    services: histogram(
      'service_request_duration_seconds',
      'Time of a request to an outside service.',
      ['service'],
      OUTSIDE_SECONDS,
    ),
  }
}

/**
 * Creates the metrics of one process in a separate registry, including those of Node and the machine (memory,
 * processor, event loop). Labels have few possible values: a route is a pattern instead of a path, a status
 * is a class such as '2xx', and a failure is a kind instead of a message.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const count = counters(registry)
  const time = histograms(registry)
  return {
    registry,
    answered({ route, method, status, seconds }) {
      const labels = { route, method: methodLabel(method), status: `${Math.floor(status / 100)}xx` }
      time.requests.observe(labels, seconds)
    },
    feedFetched(outcome, seconds) {
      count.feeds.inc({ outcome })
      time.feeds.observe(seconds)
    },
    articleRead: (outcome) => count.articles.inc({ outcome }),
    entriesGathered({ accepted, rejected }) {
      count.entries.inc({ outcome: 'accepted' }, accepted)
      count.entries.inc({ outcome: 'rejected' }, rejected)
    },
    editionPublished(content, seconds) {
      count.editions.inc({ content })
      time.editions.observe({ content }, seconds)
    },
    mail: (outcome) => count.mails.inc({ outcome }),
    push: (outcome) => count.pushes.inc({ outcome }),
    service(service, outcome, seconds) {
      count.services.inc({ service, outcome })
      time.services.observe({ service }, seconds)
    },
    bucket: (operation, outcome) => count.bucket.inc({ operation, outcome }),
    watch: registerLiveGauges(registry),
  }
}
