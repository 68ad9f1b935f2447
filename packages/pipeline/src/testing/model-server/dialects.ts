import type { ServiceRequest, TestRequestHandler } from '../service.ts'
import type { Behaviour } from './behaviour.ts'
import { alwaysAnswer, buildChatCompletion, buildErrorResponse } from './completions.ts'

interface Body {
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  stream?: boolean
  response_format?: { type: string }
}
const bodyOf = ({ json }: ServiceRequest) => json as Body
function events(text: string): string {
  const pieces = text.match(/[\s\S]{1,40}/g) ?? []
  const lines = pieces.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
  return `: keep-alive\n\n${lines.join('')}data: ${JSON.stringify({ choices: [], usage: { total_tokens: 900 } })}\n\ndata: [DONE]\n\n`
}

/** Simulated servers that give a good answer in different variants of the protocol. */
export function listDialectBehaviours(good: string): Behaviour[] {
  const strict = (isTaken: (body: Body) => string | undefined): TestRequestHandler => {
    return (request) => {
      const problem = isTaken(bodyOf(request))
      return problem === undefined ? { json: buildChatCompletion(good) } : buildErrorResponse(problem)
    }
  }
  const only = (types: readonly string[]) =>
    strict(({ response_format: format }) =>
      types.includes(format?.type ?? 'text')
        ? undefined
        : `'response_format.type' must be one of ${types.join(', ')}`,
    )
  return [
    { name: 'OpenAI', answering: alwaysAnswer(good), proven: 3 },
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
      answering: (request) =>
        bodyOf(request).response_format?.type === 'json_schema'
          ? {
              status: 400,
              json: { object: 'error', message: "[{'loc': ('body', 'guided_json'), 'msg': 'bad schema'}]" },
            }
          : { json: buildChatCompletion(good) },
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
      answering: (request) =>
        bodyOf(request).stream
          ? { body: events(good) }
          : buildErrorResponse('This model only supports streaming.'),
      proven: 3,
      requests: 2,
    },
    { name: 'streams unasked', answering: () => ({ body: events(good) }), proven: 3 },
  ]
}
