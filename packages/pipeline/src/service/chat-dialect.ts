/** The variant of the protocol that a model server accepts. Servers differ, and only a request shows how. */
export interface Dialect {
  /** OpenAI's chat completions, as most servers have them, or Ollama's own protocol, which can set the length of the context. */
  protocol: 'openai' | 'ollama'
  tokens: 'max_tokens' | 'max_completion_tokens'
  /** Models that reason take no temperature. */
  hasTemperature: boolean
  format: 'json_schema' | 'json_object' | 'plain'
  /** Some servers answer in a stream only. */
  isStreamed: boolean
}

export interface ChatOrder {
  system: string
  /** The subject of the question: data, never instructions. */
  user: string
  timeoutMs: number
  maxTokens: number
  /** JSON Schema of the answer. */
  schema: object
}

/** Ollama's default port. */
const OLLAMA_PORT = '11434'
/** Tokens of a question and its answer: by default Ollama silently cuts questions off at 4,096. */
const OLLAMA_CONTEXT = 16_384

/** The whole address that an operator's address means, and the dialect to begin with. */
export function dialectOf(address: string): { url: string; dialect: Dialect } {
  const url = new URL(address)
  const path = url.pathname.replace(/\/+$/, '')
  const at = (pathname: string) => Object.assign(new URL(url), { pathname }).href
  const dialect: Dialect = {
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

const messagesOf = ({ system, user }: ChatOrder) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
]

function openAiBody(dialect: Dialect, model: string, order: ChatOrder): object {
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

function ollamaBody(dialect: Dialect, model: string, order: ChatOrder): object {
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

/** The body of a request in a dialect. */
export function chatBody(dialect: Dialect, model: string, order: ChatOrder): object {
  return dialect.protocol === 'ollama' ? ollamaBody(dialect, model, order) : openAiBody(dialect, model, order)
}

const SIMPLER = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const
const OTHER = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const

/** Changes of a dialect, each with the words in a refusal that call for it. */
const CHANGES: readonly { asked: RegExp; change: (dialect: Dialect) => Partial<Dialect> }[] = [
  { asked: /max_(?:completion_)?tokens/i, change: ({ tokens }) => ({ tokens: OTHER[tokens] }) },
  { asked: /temperature/i, change: () => ({ hasTemperature: false }) },
  { asked: /\bstream/i, change: () => ({ isStreamed: true }) },
  {
    asked: /response_format|json_schema|json_object|\bschema\b|grammar|\bformat\b/i,
    change: ({ format }) => ({ format: SIMPLER[format] }),
  },
]
/** The changes to try if a refusal gives no reason: the format first, since it is the most frequent cause. */
const UNASKED = [3, 3, 0, 1, 2]

const isSame = (one: Dialect, other: Dialect) => JSON.stringify(one) === JSON.stringify(other)

/** Every dialect is tried at most once: a server that refuses all of them refuses for another reason. */
export const MAX_DIALECTS = 6

/**
 * The dialect to try after a server refused others.
 *
 * @param tried the refused ones, in order
 * @param detail the body of the refusal
 * @returns undefined if there is none left
 */
export function nextDialect(tried: readonly Dialect[], detail: string): Dialect | undefined {
  const last = tried.at(-1)
  if (!last || tried.length >= MAX_DIALECTS) return undefined
  const asked = CHANGES.filter((one) => one.asked.test(detail)).map(({ change }) => change(last))
  const unasked = UNASKED.flatMap((index) => CHANGES[index]?.change(last) ?? [])
  // A change without a reason is tried once, and not reversed.
  const fresh = unasked.filter((change) => !tried.some((one) => isSame({ ...one, ...change }, one)))
  return [...asked, ...fresh]
    .map((change) => ({ ...last, ...change }))
    .find((dialect) => !tried.some((one) => isSame(one, dialect)))
}
