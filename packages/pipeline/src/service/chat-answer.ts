import { z } from 'zod'

/** A model's answer. */
export interface ModelReply {
  text: string
  /** That it doesn't want to answer, in a field of its own. */
  refusal: string | undefined
  /** 'stop', 'length', 'content_filter', as the server puts it. */
  finish: string | undefined
  /** Of question and answer, where the server counts them. */
  tokens: number | undefined
}

const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() }))])
  .transform((content) =>
    typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join(''),
  )
const Message = z.object({ content: Content.nullish(), refusal: z.string().nullish() })
/** A completion of OpenAI's protocol, or a part of one in a stream. */
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
/** An answer of Ollama's protocol, or a part of one in a stream. */
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
    // A stream may end with a part that only counts tokens; an answer without a choice is empty.
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

/** The parts of an answer: server-sent events, a JSON value a line, or one JSON value. */
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
 * Extracts a model's answer from the body of a response: of OpenAI's protocol or Ollama's, whole or as a
 * stream. Throws if it is neither.
 */
export function modelReplyIn(body: string): ModelReply {
  const parts = partsIn(body).map(partOf)
  const said = parts.filter((part) => part !== undefined)
  const [first, ...rest] = said
  if (!first) throw new Error('The answer has no completion in it.')
  return rest.reduce(joined, first)
}
