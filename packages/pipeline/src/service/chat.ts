import { type ModelReply, parseModelReply } from './chat-answer.ts'
import {
  buildChatRequestBody,
  type ChatRequest,
  resolveChatEndpoint,
  selectFallbackDialect,
} from './chat-dialect.ts'
import type { FailedServiceRequest, ServiceClient } from './service-client.ts'

/**
 * An endpoint with the chat-completions protocol of OpenAI, as most model servers have, or with that of Ollama.
 */
export interface ChatEndpoint {
  /** The complete URL, or its beginning up to and including '/v1' (OpenAI) or '/api' (Ollama). */
  url: string
  model: string
  key?: string | undefined
}

export interface ChatClient {
  /** Returns the model's answer, or why there is none. Never throws. */
  request(order: ChatRequest): Promise<ModelReply | FailedServiceRequest>
}

/** The maximum size of a response, in bytes. In a stream, each word adds 300 bytes. */
const MAX_BYTES = 1_000_000

/**
 * Creates a client for a model. If the server refuses the form of a request, simpler forms are tried, and the
 * accepted one is used for later requests.
 */
export function createChatClient(
  service: ServiceClient,
  { url: address, model, key }: ChatEndpoint,
): ChatClient {
  const { url, dialect: first } = resolveChatEndpoint(address)
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  let known = first
  return {
    async request(order) {
      const tried = [known]
      for (let dialect = known; ; ) {
        const json = buildChatRequestBody(dialect, model, order)
        const request = { url, headers, json, timeoutMs: order.timeoutMs, maxBytes: MAX_BYTES }
        const isTrial = selectFallbackDialect(tried, '') !== undefined
        const answer = await service.request({ ...request, parse: parseModelReply, isTrial })
        if (!('failure' in answer)) {
          known = dialect
          return answer.json
        }
        const next = answer.detail === undefined ? undefined : selectFallbackDialect(tried, answer.detail)
        if (!next) return answer
        tried.push(next)
        dialect = next
      }
    },
  }
}
