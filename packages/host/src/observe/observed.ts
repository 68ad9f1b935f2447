import { incrementRootSpanCount } from '@plainwire/newsroom/spans'
import type { GuardedHttpClient } from '@plainwire/pipeline/serving'
import type { MailTransport } from '@plainwire/post'
import type { Metrics } from './metrics.ts'

type Answer = Awaited<ReturnType<GuardedHttpClient['postBytes']>>

const GONE = [404, 410]

/** The outcome of a request: 'ok', the kind of failure, or the class of an error status. */
function outcomeOf(answer: Answer): string {
  if ('failure' in answer) return answer.failure
  return answer.status < 300 ? 'ok' : `${Math.floor(answer.status / 100)}xx`
}

/** Wraps a client so that its requests are counted as requests to one of the operator's services. */
export function wrapServiceClientWithMetrics<Http extends GuardedHttpClient>(
  http: Http,
  service: string,
  metrics: Pick<Metrics, 'service'> | undefined,
): Http {
  if (!metrics) return http
  const timed = async (request: Promise<Answer>): Promise<Answer> => {
    const begunAt = performance.now()
    const answer = await request
    metrics.service(service, outcomeOf(answer), (performance.now() - begunAt) / 1000)
    return answer
  }
  return {
    ...http,
    get: (url, request) => timed(http.get(url, request)),
    postJson: (url, request) => timed(http.postJson(url, request)),
    postForm: (url, request) => timed(http.postForm(url, request)),
  }
}

/**
 * Wraps a client so that the messages that it sends to devices and webhooks are counted: as sent, as failed,
 * or as gone if the device or webhook doesn't exist any more.
 */
export function wrapPushClientWithMetrics<Http extends Pick<GuardedHttpClient, 'postBytes'>>(
  http: Http,
  metrics: Pick<Metrics, 'push'> | undefined,
): Http {
  return {
    ...http,
    async postBytes(url, request) {
      const answer = await http.postBytes(url, request)
      const isGone = 'status' in answer && GONE.includes(answer.status)
      const outcome = isGone ? 'gone' : outcomeOf(answer) === 'ok' ? 'sent' : 'failed'
      incrementRootSpanCount(`messages.${outcome}`)
      metrics?.push(outcome)
      return answer
    },
  }
}

/** Wraps a mail transport so that its mails are counted, as sent or failed. */
export function wrapMailTransportWithMetrics(
  transport: MailTransport,
  metrics: Pick<Metrics, 'mail'> | undefined,
): MailTransport {
  return {
    close: () => transport.close(),
    async send(mail) {
      try {
        await transport.send(mail)
      } catch (error) {
        incrementRootSpanCount('mails.failed')
        metrics?.mail('failed')
        throw error
      }
      incrementRootSpanCount('mails.sent')
      metrics?.mail('sent')
    },
  }
}
