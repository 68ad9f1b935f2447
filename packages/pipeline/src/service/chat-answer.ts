import { z } from 'zod'

/** A model's answer. */
export interface ModelReply {
  text: string
  /** The model's refusal to answer, which OpenAI's protocol returns in a separate field. */
  refusal: string | undefined
  /** Why the answer ended, in the server's words: 'stop', 'length', 'content_filter'. */
  finish: string | undefined
  /** The number of tokens of request and answer, if the server reports it. */
  tokens: number | undefined
}

const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() }))])
  .transform((content) =>
    typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join(''),
  )
const Message = z.object({ content: Content.nullish(), refusal: z.string().nullish() })
/** A completion in OpenAI's protocol, or one part of a streamed completion. */
const OpenAiPart = z.object({
  choices: z.array(
    z.object({
      message: Message.nullish(),
      delta: Message.nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.number() }).nullish().catch(undefined),
})
/** An answer in Ollama's protocol, or one part of a streamed answer. */
const OllamaPart = z.object({
  message: Message,
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
})

function partOf(json: unknown): ModelReply | undefined {
  const openAi = OpenAiPart.safeParse(json).data
  if (openAi) {
    const [choice] = openAi.choices
    const message = choice?.message ?? choice?.delta
    // The last part of a stream may have no choice, only the number of tokens; its text is empty. A part with
    // neither is ignored.
    if (!choice && openAi.usage === undefined) return undefined
    return {
      text: message?.content ?? '',
      refusal: message?.refusal ?? undefined,
      finish: choice?.finish_reason ?? undefined,
      tokens: openAi.usage?.total_tokens,
    }
  }
  const ollama = OllamaPart.safeParse(json).data
  if (!ollama) return undefined
  const { message, done_reason, prompt_eval_count, eval_count } = ollama
  const isCounted = typeof eval_count === 'number'
  return {
    text: message.content ?? '',
    refusal: undefined,
    finish: done_reason ?? undefined,
    tokens: isCounted ? eval_count + (prompt_eval_count ?? 0) : undefined,
  }
}

const joined = (one: ModelReply, other: ModelReply): ModelReply => ({
  text: one.text + other.text,
  refusal: one.refusal ?? other.refusal,
  finish: other.finish ?? one.finish,
  tokens: other.tokens ?? one.tokens,
})

const isStream = (text: string) => /^\s*(?:data|event|id|:)/.test(text)
const isEnd = (line: string) => line === '' || line === '[DONE]'

/** Splits a response into its parts: server-sent events, one JSON value per line, or a single JSON value. */
function partsIn(text: string): unknown[] {
  if (isStream(text)) {
    const lines = text.split(/\r?\n/).filter((line) => line.startsWith('data:'))
    const events = lines.map((line) => line.slice('data:'.length).trim())
    return events.filter((event) => !isEnd(event)).map((event): unknown => JSON.parse(event))
  }
  try {
    return [JSON.parse(text)]
  } catch {
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    return lines.filter((line) => !isEnd(line)).map((line): unknown => JSON.parse(line))
  }
}

/**
 * Extracts a model's answer from a response body in OpenAI's or Ollama's protocol, complete or streamed. Throws
 * if it is in neither.
 */
export function parseModelReply(body: string): ModelReply {
  const parts = partsIn(body).map(partOf)
  const known = parts.filter((part) => part !== undefined)
  const [first, ...rest] = known
  if (!first) throw new Error('The answer has no completion in it.')
  return rest.reduce(joined, first)
}
