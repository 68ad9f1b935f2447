import type { Answering } from '../service.ts'

/** Creates the JSON of a chat completion with a text. */
export const completion = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ message: { role: 'assistant', content }, finish_reason }],
  usage: { total_tokens: 900 },
})
/** Returns a request handler that always answers with the same text. */
export const answersWith =
  (content: string, finish?: string): Answering =>
  () => ({ json: completion(content, finish) })
/** Creates an error response in OpenAI's protocol. */
export const refuses = (message: string, status = 400): ReturnType<Answering> => ({
  status,
  json: { error: { message } },
})
