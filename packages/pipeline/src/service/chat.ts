import type { Service, ServiceFailed } from './ask-service.ts'
import { type Said, saidIn } from './chat-answer.ts'
import { type ChatOrder, chatBody, dialectOf, nextDialect } from './chat-dialect.ts'

/** An endpoint that speaks the chat-completions protocol of OpenAI, as most model servers do, or Ollama's. */
export interface ChatModel {
  /** The whole address, or up to and with '/v1' (OpenAI) or '/api' (Ollama). */
  url: string
  model: string
  key?: string | undefined
}

export interface Chat {
  /** What the model said, or why it said nothing. Never throws. */
  ask(order: ChatOrder): Promise<Said | ServiceFailed>
}

/** Bytes of a completion with all that stands around it; in a stream every word brings 300 of its own. */
const MAX_BYTES = 1_000_000

/**
 * A model behind a service. A server that refuses the form of a request is asked in a simpler one, and the form it takes is
 * remembered for the next request.
 */
export function chat(service: Service, { url: address, model, key }: ChatModel): Chat {
  const { url, dialect: first } = dialectOf(address)
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  let known = first
  return {
    async ask(order) {
      const tried = [known]
      for (let dialect = known; ; ) {
        const json = chatBody(dialect, model, order)
        const request = { url, headers, json, timeoutMs: order.timeoutMs, maxBytes: MAX_BYTES }
        const isTrial = nextDialect(tried, '') !== undefined
        const answer = await service.ask({ ...request, parse: saidIn, isTrial })
        if (!('failure' in answer)) {
          known = dialect
          return answer.json
        }
        const next = answer.detail === undefined ? undefined : nextDialect(tried, answer.detail)
        if (!next) return answer
        tried.push(next)
        dialect = next
      }
    },
  }
}
