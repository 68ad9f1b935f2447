/**
 * The variant of the protocol that a model server accepts. Servers differ, and only their responses show which
 * variant they accept.
 */
export interface ChatApiDialect {
  /**
   * OpenAI's chat completions, as most servers support them, or Ollama's protocol, which can set the length of
   * the context.
   */
  protocol: 'openai' | 'ollama'
  tokens: 'max_tokens' | 'max_completion_tokens'
  /** Whether to send a temperature; reasoning models accept none. */
  hasTemperature: boolean
  format: 'json_schema' | 'json_object' | 'plain'
  /** Whether to request a streamed response; some servers answer only in this way. */
  isStreamed: boolean
}

export interface ChatRequest {
  system: string
  /** The sources, which the model must treat as data and never as instructions. */
  user: string
  timeoutMs: number
  maxTokens: number
  /** The JSON Schema of the answer. */
  schema: object
}

/** Ollama's default port, by which a URL without a path is recognised as Ollama's. */
const OLLAMA_PORT = '11434'
/**
 * The context length in tokens, for request and answer. By default, Ollama silently truncates requests at
 * 4,096.
 */
const OLLAMA_CONTEXT = 16_384

/** Completes the operator's URL of a model server, and returns it with the dialect to try first. */
export function resolveChatEndpoint(address: string): { url: string; dialect: ChatApiDialect } {
  const url = new URL(address)
  const path = url.pathname.replace(/\/+$/, '')
  const at = (pathname: string) => Object.assign(new URL(url), { pathname }).href
  const dialect: ChatApiDialect = {
    protocol: 'openai',
    tokens: url.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens',
    hasTemperature: true,
    format: 'json_schema',
    isStreamed: false,
  }
  const isOllama =
    path.endsWith('/api') || path.endsWith('/api/chat') || (path === '' && url.port === OLLAMA_PORT)
  if (isOllama) {
    const root = path.replace(/\/api(?:\/chat)?$/, '')
    return { url: at(`${root}/api/chat`), dialect: { ...dialect, protocol: 'ollama' } }
  }
  if (path.endsWith('/chat/completions')) return { url: at(path), dialect }
  return { url: at(`${path === '' ? '/v1' : path}/chat/completions`), dialect }
}

const messagesOf = ({ system, user }: ChatRequest) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
]

function openAiBody(dialect: ChatApiDialect, model: string, order: ChatRequest): object {
  const { schema, maxTokens } = order
  const formats = {
    json_schema: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    json_object: { type: 'json_object' },
    plain: undefined,
  }
  const format = formats[dialect.format]
  return {
    model,
    messages: messagesOf(order),
    [dialect.tokens]: maxTokens,
    ...(dialect.hasTemperature && { temperature: 0 }),
    ...(format && { response_format: format }),
    ...(dialect.isStreamed && { stream: true }),
  }
}

function ollamaBody(dialect: ChatApiDialect, model: string, order: ChatRequest): object {
  const { schema, maxTokens } = order
  const format = { json_schema: schema, json_object: 'json', plain: undefined }[dialect.format]
  const temperature = dialect.hasTemperature ? { temperature: 0 } : {}
  return {
    model,
    messages: messagesOf(order),
    stream: dialect.isStreamed,
    ...(format && { format }),
    options: { ...temperature, num_predict: maxTokens, num_ctx: OLLAMA_CONTEXT },
  }
}

/** Returns the body of a chat request in a dialect. */
export function buildChatRequestBody(dialect: ChatApiDialect, model: string, order: ChatRequest): object {
  return dialect.protocol === 'ollama' ? ollamaBody(dialect, model, order) : openAiBody(dialect, model, order)
}

const SIMPLER = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const
const OTHER = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const

/** Changes of a dialect, each with a pattern that matches the refusals of servers that require the change. */
const CHANGES: readonly {
  complaint: RegExp
  change: (dialect: ChatApiDialect) => Partial<ChatApiDialect>
}[] = [
  { complaint: /max_(?:completion_)?tokens/i, change: ({ tokens }) => ({ tokens: OTHER[tokens] }) },
  { complaint: /temperature/i, change: () => ({ hasTemperature: false }) },
  { complaint: /\bstream/i, change: () => ({ isStreamed: true }) },
  {
    complaint: /response_format|json_schema|json_object|\bschema\b|grammar|\bformat\b/i,
    change: ({ format }) => ({ format: SIMPLER[format] }),
  },
]
/**
 * The changes to try if a refusal states no reason, as indices of `CHANGES`. The most frequent cause, the
 * format, comes first.
 */
const UNSTATED = [3, 0, 1, 2]

const isSame = (one: ChatApiDialect, other: ChatApiDialect) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The maximum number of dialects that are tried. A server that refuses this many refuses for another reason.
 */
export const MAX_DIALECT_ATTEMPTS = 6

/**
 * Returns the dialect to try after a server refused requests in other dialects.
 *
 * @param tried the dialects of the refused requests, in order
 * @param detail the body of the last refusal
 * @returns undefined if no dialect is left
 */
export function selectFallbackDialect(
  tried: readonly ChatApiDialect[],
  detail: string,
): ChatApiDialect | undefined {
  const last = tried.at(-1)
  if (!last || tried.length >= MAX_DIALECT_ATTEMPTS) return undefined
  const stated = CHANGES.filter((one) => one.complaint.test(detail)).map(({ change }) => change(last))
  const untried = UNSTATED.flatMap((index) => CHANGES[index]?.change(last) ?? [])
  // A change that the refusal doesn't ask for is tried only if none of the earlier dialects already had it.
  const fresh = untried.filter((change) => !tried.some((one) => isSame({ ...one, ...change }, one)))
  return [...stated, ...fresh]
    .map((change) => ({ ...last, ...change }))
    .find((dialect) => !tried.some((one) => isSame(one, dialect)))
}
