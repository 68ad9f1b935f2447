import { z } from 'zod'
import type { Service, ServiceFailed } from './ask-service.ts'

/** An endpoint that speaks the chat-completions protocol of OpenAI, as most model servers do. */
export interface ChatModel {
  /** Up to and with '/v1'. */
  url: string
  model: string
  key?: string | undefined
}

export interface ChatOrder {
  system: string
  /** What is asked about: data, never instructions. */
  user: string
  timeoutMs: number
  maxTokens: number
}

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
/** Bytes of a completion with all that stands around it. */
const MAX_BYTES = 200_000
/** Some models put JSON between fences whatever they are told. */
const FENCED = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/

/** Asks a model for JSON and gives what it said, parsed; the caller checks its shape. */
export async function askModel(
  service: Service,
  { url, model, key }: ChatModel,
  { system, user, timeoutMs, maxTokens }: ChatOrder,
): Promise<{ json: unknown } | ServiceFailed> {
  const answer = await service.ask({
    url: `${url.replace(/\/+$/, '')}/chat/completions`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    json: {
      model,
      temperature: 0,
      max_tokens: maxTokens,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    },
    timeoutMs,
    maxBytes: MAX_BYTES,
  })
  if ('failure' in answer) return answer
  const read = Completion.safeParse(answer.json)
  const content = read.data?.choices[0]?.message.content
  if (content === undefined) return { failure: 'not-json', message: 'The model gave no completion.' }
  try {
    return { json: JSON.parse(FENCED.exec(content)?.[1] ?? content) }
  } catch {
    return { failure: 'not-json', message: 'The model did not answer in JSON.' }
  }
}
