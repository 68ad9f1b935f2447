import type { Language } from '@plainwire/domain/language'
import { BETTER, STORM } from './testing-model-story.ts'
import type { Answering, Asked } from './testing-service.ts'

/** How a model server behaves, and what becomes of a story that it is asked about. */
export interface Behaviour {
  name: string
  answering: Answering
  /** The model's sentences in the text: all three of a good answer, two of one that is partly wrong, none. */
  proven: 3 | 2 | 1 | 0
  /** Where it listens, if not where OpenAI's protocol does. */
  path?: string
  timeoutMs?: number
  /** Requests that it takes, where it isn't one. */
  requests?: number
  /** The failure in the log, where there is one. */
  failure?: string
}

interface Body {
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  stream?: boolean
  response_format?: { type: string }
}
const bodyOf = ({ json }: Asked) => json as Body
const completion = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ message: { role: 'assistant', content }, finish_reason }],
  usage: { total_tokens: 900 },
})
const says =
  (content: string, finish?: string): Answering =>
  () => ({ json: completion(content, finish) })
const refuses = (message: string, status = 400): ReturnType<Answering> => ({
  status,
  json: { error: { message } },
})

const INVENTED: Record<Language, string> = {
  en: 'Ninety people died in Maputo on Sunday, Mayor Celestino Mabunda said.',
  nl: 'Negentig mensen kwamen zondag om in Maputo, zei burgemeester Celestino Mabunda.',
}
const REFUSAL: Record<Language, string> = {
  en: 'I’m sorry, but I can’t help with news about deaths.',
  nl: 'Het spijt me, maar ik kan niet helpen met nieuws over doden.',
}

function events(text: string): string {
  const pieces = text.match(/[\s\S]{1,40}/g) ?? []
  const lines = pieces.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
  return `: keep-alive\n\n${lines.join('')}data: ${JSON.stringify({ choices: [], usage: { total_tokens: 900 } })}\n\ndata: [DONE]\n\n`
}

/** Servers that answer well, each in its own way. */
function dialects(good: string): Behaviour[] {
  const strict = (isTaken: (body: Body) => string | undefined): Answering => {
    return (asked) => {
      const problem = isTaken(bodyOf(asked))
      return problem === undefined ? { json: completion(good) } : refuses(problem)
    }
  }
  const only = (types: readonly string[]) =>
    strict(({ response_format: format }) =>
      types.includes(format?.type ?? 'text')
        ? undefined
        : `'response_format.type' must be one of ${types.join(', ')}`,
    )
  return [
    { name: 'OpenAI', answering: says(good), proven: 3 },
    {
      name: 'OpenAI’s reasoning models: no max_tokens, no temperature',
      answering: strict(({ max_tokens, temperature }) => {
        if (max_tokens !== undefined)
          return "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
        return temperature === undefined ? undefined : "'temperature' does not support 0 with this model."
      }),
      proven: 3,
      requests: 3,
    },
    { name: 'LM Studio: a schema or plain text', answering: only(['json_schema', 'text']), proven: 3 },
    { name: 'json_object, no schema', answering: only(['json_object', 'text']), proven: 3, requests: 2 },
    { name: 'no response_format at all', answering: only(['text']), proven: 3, requests: 3 },
    {
      name: 'vLLM: validation errors are 400 with a list',
      answering: (asked) =>
        bodyOf(asked).response_format?.type === 'json_schema'
          ? {
              status: 400,
              json: { object: 'error', message: "[{'loc': ('body', 'guided_json'), 'msg': 'bad schema'}]" },
            }
          : { json: completion(good) },
      proven: 3,
      requests: 2,
    },
    {
      name: 'Ollama',
      path: '/api',
      answering: () => ({
        json: {
          message: { content: good },
          done: true,
          done_reason: 'stop',
          prompt_eval_count: 700,
          eval_count: 200,
        },
      }),
      proven: 3,
    },
    {
      name: 'Ollama as a stream of lines',
      path: '/api',
      answering: () => {
        const pieces = good.match(/[\s\S]{1,40}/g) ?? []
        return { body: pieces.map((content) => `${JSON.stringify({ message: { content } })}\n`).join('') }
      },
      proven: 3,
    },
    {
      name: 'streams only',
      answering: (asked) =>
        bodyOf(asked).stream ? { body: events(good) } : refuses('This model only supports streaming.'),
      proven: 3,
      requests: 2,
    },
    { name: 'streams unasked', answering: () => ({ body: events(good) }), proven: 3 },
  ]
}

/** Answers that are good inside, and badly wrapped. */
function wrappings(good: string): Behaviour[] {
  return [
    { name: 'fences', answering: says(`\`\`\`json\n${good}\n\`\`\``), proven: 3 },
    { name: 'prose around', answering: says(`Sure! Here it is:\n${good}\nLet me know!`), proven: 3 },
    { name: 'thinks aloud first', answering: says(`<think>Six {dead}? "Yes".</think>\n${good}`), proven: 3 },
    {
      name: 'thinks aloud in its template',
      answering: says(`Hm, six dead.\n</think>\n\n${good}`),
      proven: 3,
    },
    { name: 'commas too many', answering: says(good.replaceAll(']}', '],}')), proven: 3 },
    { name: 'cut off in its last sentence', answering: says(good.slice(0, -60), 'length'), proven: 2 },
    {
      name: 'lines that are none',
      answering: says(good.replace('"sentences":[', '"sentences":[null,7,{"sources":[1]},')),
      proven: 3,
    },
    {
      name: 'in an object of its own',
      answering: says(`{"story":${good}}`),
      proven: 3,
    },
    {
      name: 'bytes that are no UTF-8',
      answering: () => {
        const bytes = Buffer.from(JSON.stringify(completion(good)))
        bytes[bytes.indexOf('metre') > 0 ? bytes.indexOf('metre') : bytes.indexOf('meter van')] = 0xff
        return { body: bytes }
      },
      proven: 2,
    },
  ]
}

/** Answers that hold nothing. */
function nothings(language: Language, other: string): Behaviour[] {
  return [
    { name: 'empty', answering: says(''), proven: 0, failure: 'empty' },
    { name: 'a refusal', answering: says(REFUSAL[language]), proven: 0, failure: 'declined' },
    {
      name: 'a refusal in a field of its own',
      answering: () => ({ json: { choices: [{ message: { content: null, refusal: 'No.' } }] } }),
      proven: 0,
      failure: 'declined',
    },
    {
      name: 'thinks without end',
      answering: says('<think>Six? Or', 'length'),
      proven: 0,
      failure: 'cut-off',
    },
    { name: 'prose alone', answering: says('Six people died in Beira.'), proven: 0, failure: 'no-json' },
    { name: 'JSON of another form', answering: says('{"news": 6}'), proven: 0, failure: 'wrong-form' },
    { name: 'the wrong language', answering: says(other), proven: 0, failure: 'wrong-language' },
    { name: 'a huge answer', answering: says('x'.repeat(2_000_000)), proven: 0, failure: 'too-large' },
    { name: 'HTML', answering: () => ({ body: '<html><h1>Sign in</h1>' }), proven: 0, failure: 'not-json' },
    { name: 'no completion', answering: () => ({ json: { choices: [] } }), proven: 0, failure: 'not-json' },
  ]
}

/** Servers that don't answer, or late. */
function outages(good: string): Behaviour[] {
  return [
    {
      name: '429 with Retry-After, then an answer',
      answering: (_asked, count) =>
        count === 1 ? { status: 429, headers: { 'retry-after': '3' }, json: {} } : { json: completion(good) },
      proven: 3,
      requests: 2,
    },
    {
      name: '503',
      answering: () => ({ status: 503, body: 'busy' }),
      proven: 0,
      requests: 3,
      failure: 'broken',
    },
    { name: 'a wrong key', answering: () => refuses('no', 401), proven: 0, failure: 'refused' },
    {
      name: 'every form is refused',
      answering: () => refuses('context length exceeded'),
      proven: 0,
      requests: 6,
      failure: 'refused',
    },
    { name: 'no answer in time', answering: () => undefined, timeoutMs: 100, proven: 0, failure: 'too-slow' },
    {
      name: 'a redirect',
      answering: () => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' }, json: {} }),
      proven: 0,
      failure: 'too-many-redirects',
    },
  ]
}

/** Answers of the right form with something wrong in them. */
function wrongs(language: Language): Behaviour[] {
  const { headline, sub_headline, sentences } = BETTER[language]
  const [first, second, third] = sentences
  const draft = (lines: unknown) => says(JSON.stringify({ headline, sub_headline, sentences: lines }))
  const invented = { text: INVENTED[language], sources: [3] }
  return [
    { name: 'a sentence that it invented', answering: draft([first, invented, third]), proven: 2 },
    { name: 'nothing but inventions', answering: draft([invented, invented]), proven: 0 },
    {
      name: 'sources that were not given',
      answering: draft([first, { ...second, sources: [77] }, { ...third, sources: [5, 99] }]),
      proven: 2,
    },
    {
      name: 'sources in the text',
      answering: draft(sentences.map(({ text, sources }) => `${text} [${sources}]`)),
      proven: 3,
    },
    {
      name: 'one sentence again and again',
      answering: draft([first, first, first, third, third]),
      proven: 2,
    },
    {
      name: 'a sentence without end',
      answering: draft([first, { text: `${STORM[language].join(', ')}.`, sources: [2, 3] }, third]),
      proven: 2,
    },
    {
      name: 'markup and addresses',
      answering: draft([
        first,
        { ...second, text: `<b>${second?.text}</b>` },
        { ...third, text: `${third?.text} www.a.example.` },
      ]),
      proven: 1,
    },
  ]
}

/** Behaviours of real servers and models, as far as they were seen or reported. */
export function behaviours(language: Language): Behaviour[] {
  const good = JSON.stringify(BETTER[language])
  const other = JSON.stringify(BETTER[language === 'en' ? 'nl' : 'en'])
  return [
    ...dialects(good),
    ...wrappings(good),
    ...nothings(language, other),
    ...outages(good),
    ...wrongs(language),
  ]
}
