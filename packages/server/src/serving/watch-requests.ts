import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredRequest, RequestObserver, ServerOptions } from '../options.ts'

function answerOf({ routeOptions, method }: FastifyRequest, reply: FastifyReply): AnsweredRequest {
  return {
    route: routeOptions.url ?? 'none',
    method,
    status: reply.statusCode,
    seconds: reply.elapsedTime / 1000,
  }
}

/** Reports each request when its response was sent or its client has left. */
function countAnswers(app: FastifyInstance, onAnswered: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    onAnswered(answerOf(request, reply))
    done()
  })
}

function accompany(app: FastifyInstance, watch: NonNullable<ServerOptions['watchRequest']>): void {
  const watches = new WeakMap<FastifyRequest, RequestObserver>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const begun = watch({
      method: request.method,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    watches.set(request, begun)
    begun.run(done)
  })
  // Enters the trace's context again, because the request's body arrives through events of the connection,
  // which are outside that context.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = watches.get(request)
    if (begun) begun.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    watches.get(request)?.answered(answerOf(request, reply))
    done()
  })
}

/**
 * Reports requests to the functions that count and trace them. Call it before adding other hooks, so that the
 * requests that those hooks refuse are reported too.
 */
export function registerRequestObservers(
  app: FastifyInstance,
  { onAnswered, watchRequest }: Pick<ServerOptions, 'onAnswered' | 'watchRequest'>,
): void {
  if (watchRequest) accompany(app, watchRequest)
  if (onAnswered) countAnswers(app, onAnswered)
}
