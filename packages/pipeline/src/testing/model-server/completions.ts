import type { TestRequestHandler } from '../service.ts'

/** Creates the JSON of a chat completion with a text. */
export const buildChatCompletion = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ message: { role: 'assistant', content }, finish_reason }],
  usage: { total_tokens: 900 },
})
/** Returns a request handler that always answers with the same text. */
export const alwaysAnswer =
  (content: string, finish?: string): TestRequestHandler =>
  () => ({ json: buildChatCompletion(content, finish) })
/** Creates an error response in OpenAI's protocol. */
export const buildErrorResponse = (message: string, status = 400): ReturnType<TestRequestHandler> => ({
  status,
  json: { error: { message } },
})
