import { API_BASE } from '@plainwire/domain/addresses'
import { DAY_SECONDS } from '@plainwire/domain/units'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../error-answers.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may read the answer of the route. */
    isPublic?: boolean
  }
}

interface Known {
  pattern: RegExp
  methods: string[]
  isPublic: boolean
}

/** How long a browser may cache the methods that a call allows, in seconds. */
const PREFLIGHT_SECONDS = DAY_SECONDS

/**
 * Returns the pattern of a route's URL, in which a parameter such as ':id' matches one segment of a path. Our
 * URLs have no other special characters except dots.
 */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
}

/** Returns a list to which every route that is registered later is added. */
export function collectRegisteredRoutes(app: FastifyInstance): Known[] {
  const known: Known[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.includes('*')) return
    known.push({ pattern: patternOf(url), methods: [method].flat(), isPublic: config?.isPublic === true })
  })
  return known
}

/**
 * Creates the handler of requests that match no route: it answers with the methods that the address allows,
 * or 404.
 */
export function createUnroutedRequestHandler(known: readonly Known[]) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [pathname = ''] = (request.raw.url ?? '').split('?')
    const fitting = known.filter(({ pattern }) => pattern.test(pathname))
    const isCall = fitting.length > 0 || pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)
    const methods = isCall ? [...new Set(fitting.flatMap((route) => route.methods))] : ['GET', 'HEAD']
    if (methods.length === 0 || methods.includes(request.method)) return sendError(reply, 'NOT_FOUND')
    reply.header('allow', methods.join(', '))
    if (request.method !== 'OPTIONS') return sendError(reply, 'METHOD_NOT_ALLOWED')
    if (fitting.some(({ isPublic }) => isPublic)) {
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-allow-methods', methods.join(', '))
        .header('access-control-allow-headers', 'If-None-Match')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
    }
    return reply.code(204).header('cache-control', CACHE_CONTROL.never).send()
  }
}
