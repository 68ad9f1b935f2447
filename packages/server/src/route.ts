import { buildCallPath } from '@plainwire/domain/addresses'
import { API_ERRORS, type Call, ErrorResponse } from '@plainwire/domain/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { PreparedResponse } from './serving/representation.ts'
import { sendPreparedResponse } from './serving/send.ts'

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> =
  C[Name] extends z.ZodType<infer T> ? T : undefined

/** A validated request. */
export interface ApiCallInput<C extends Call> {
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  body: Part<C, 'body'>
  request: FastifyRequest
  /** The response, for setting headers; the answer itself is returned. */
  reply: FastifyReply
}

/** The answer of a call: data in the form that the API contract defines, or bytes ready to be sent. */
export type ApiCallResponse<C extends Call> = z.output<C['answer']> | PreparedResponse

export interface ApiCallOptions {
  /**
   * The maximum number of requests per minute and client; no limit if undefined, as for calls answered from
   * memory.
   */
  perMinute?: number
  /** Whether pages of any site may read the answer, without credentials. */
  isPublic?: boolean
  /** Whether the call is answered even while the process is overloaded. */
  isVital?: boolean
  cacheControl?: string
  /**
   * How long one answer is reused for all clients while the edition is unchanged, in ms; if undefined, each
   * request is answered separately.
   */
  readyMs?: number
  /** The maximum size of the request's body, in bytes, if larger than usual. */
  maxBodyBytes?: number
}

function schemaOf(call: Call) {
  const errors = call.errors.map((code) => [
    API_ERRORS[code].status,
    ErrorResponse.describe(API_ERRORS[code].message),
  ])
  return {
    summary: call.summary,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { 200: call.answer, ...Object.fromEntries(errors) },
  }
}

function isRepresentation(answer: unknown): answer is PreparedResponse {
  return typeof answer === 'object' && answer !== null && 'forms' in answer && 'tag' in answer
}

function hooksOf(
  { perMinute, isPublic, isVital, maxBodyBytes }: ApiCallOptions,
  call: Call,
): RouteShorthandOptions {
  const missing = call.errors.find((code) => API_ERRORS[code].status === API_ERRORS.NOT_FOUND.status)
  return {
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    config: {
      ...(missing && { missing }),
      ...(isPublic && { isPublic }),
      ...(perMinute && { rateLimit: { max: perMinute, timeWindow: '1 minute' } }),
      ...(isVital && { pressureHandler: () => undefined }),
    },
    ...(isPublic && {
      onRequest: async (_request, reply) => {
        reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'ETag')
      },
    }),
  }
}

/**
 * Registers a call of the API contract. Its input is validated before `answer` is called, and an answer that
 * is data is validated before it is sent. `answer` throws an ApiError for the failures that the contract
 * lists.
 */
export function registerApiCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (input: ApiCallInput<C>) => Promise<ApiCallResponse<C>> | ApiCallResponse<C>,
  options: ApiCallOptions = {},
): void {
  app.route({
    ...hooksOf(options, call),
    method: call.method,
    url: buildCallPath(call).replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const basis = app.readyAnswers.basis()
      // The validator has replaced these properties of the request by the parsed values, which the framework's
      // types can't express.
      const answered = await answer({ params, query, body, request, reply } as ApiCallInput<C>)
      if (isRepresentation(answered)) {
        const { readyMs } = options
        const stored = { request, reply, representation: answered }
        if (readyMs) app.readyAnswers.store(stored, { ...basis, freshUntil: basis.at + readyMs })
        return sendPreparedResponse(request, reply, answered)
      }
      if (options.cacheControl) reply.header('cache-control', options.cacheControl)
      return reply.send(answered)
    },
  })
}
