import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { FastifyInstance } from 'fastify'
import { computeObservatoryScore } from './testing-observatory.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The name of a request, and the status and headers of its answer. */
export type ResponseHeaders = [name: string, status: number, headers: Record<string, string>]

export interface KnownRoute {
  path: string
  methods: Method[]
}

/** The minimum score of an answer's headers in MDN's HTTP Observatory, whose grade A+ begins at 100. */
export const MIN_HEADER_SCORE = 125
/**
 * The minimum score of answers with pictures, which other sites may show, and of previews of mails, which
 * contain inline styles.
 */
const LEAST_SCORE_OF_EXCEPTIONS = 120
const isException = (name: string) => / \/(?:images\/|digest\/preview\?)/.test(name)

/**
 * Returns every route of the server, parsed from the printed tree of routes. Each line of the tree shows only
 * the part of a path that follows the path of its parent.
 */
export function listServerRoutes(app: FastifyInstance): KnownRoute[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      const path = (depth > 0 ? (above[depth - 1] ?? '') : '') + part
      above[depth] = path
      return [{ path, methods: methods.split(', ') as Method[] }]
    })
}

/** Sends a request to the server without a network connection. */
export async function sendWithoutSocket(
  app: FastifyInstance,
  method: Method,
  url: string,
  request: { headers?: Record<string, string>; payload?: string } = {},
): Promise<ResponseHeaders> {
  const { statusCode, headers } = await app.inject({ method, url, ...request })
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return [`${method} ${url.slice(0, 60)}`, statusCode, Object.fromEntries(written)]
}

/**
 * Returns the problems of high or medium severity that Google's CSP evaluator finds in a content security
 * policy.
 */
function findingsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)
    .map(({ description }) => description)
}

/** Returns the problems of an answer's headers that prevent the best grade. */
export function findHeaderFaults([name, status, headers]: ResponseHeaders): string[] {
  const policy = headers['content-security-policy'] ?? ''
  const faults = findingsOf(policy)
  const score = computeObservatoryScore(headers)
  const least = isException(name) ? LEAST_SCORE_OF_EXCEPTIONS : MIN_HEADER_SCORE
  if (score < least) faults.push(`a score of ${score}`)
  if (!headers['permissions-policy'] || headers['cross-origin-opener-policy'] !== 'same-origin')
    faults.push('no permissions or opener policy')
  if (headers['x-powered-by'] || headers.server) faults.push('a header that tells')
  const cookie = headers['set-cookie']
  const isForOperators = / \/(?:api\/)?admin\//.test(name)
  if (cookie && !(isForOperators && /; HttpOnly; SameSite=Strict; Secure$/.test(cookie)))
    faults.push('a cookie')
  return faults.map((fault) => `${name} (${status}): ${fault}`)
}
