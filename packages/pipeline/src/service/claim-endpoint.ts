import { z } from 'zod'
import type { FailedServiceRequest, ServiceClient } from './service-client.ts'

/** An endpoint with a model that judges whether a document supports a claim, such as Bespoke-MiniCheck. */
export interface ClaimCheckEndpoint {
  /** Ollama's URL, with or without '/api/generate', or a URL of OpenAI's protocol up to and including '/v1'. */
  url: string
  model: string
  key?: string | undefined
}

/** The maximum size of the response, in bytes; the answer is one word. */
const MAX_BYTES = 100_000
/** The maximum number of tokens of the answer: 'Yes' or 'No' and a stop. */
const MAX_TOKENS = 8

const Generated = z.object({ response: z.string() }).transform(({ response }) => response)
const Completion = z
  .object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })
  .transform(({ choices }) => choices[0]?.message.content ?? '')

interface Protocol {
  url: string
  answer: z.ZodType<string>
  bodyOf(model: string, prompt: string): object
}

function protocolOf(written: string): Protocol {
  const url = written.replace(/\/+$/, '')
  if (/\/v1$/.test(url)) {
    return {
      url: `${url}/chat/completions`,
      answer: Completion,
      bodyOf: (model, prompt) => ({
        model,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        messages: [{ role: 'user', content: prompt }],
      }),
    }
  }
  return {
    url: `${url.replace(/\/api(?:\/generate)?$/, '')}/api/generate`,
    answer: Generated,
    bodyOf: (model, prompt) => ({
      model,
      prompt,
      stream: false,
      options: { temperature: 0, num_predict: MAX_TOKENS },
    }),
  }
}

/** The prompt with which Bespoke-MiniCheck was trained. */
const promptOf = (document: string, claim: string) => `Document: ${document}\nClaim: ${claim}`

/**
 * Returns whether a document supports a claim according to the model, or why there is no answer. Never throws.
 */
export async function checkClaimRemotely(
  service: ServiceClient,
  { url: address, model, key }: ClaimCheckEndpoint,
  { document, claim, timeoutMs }: { document: string; claim: string; timeoutMs: number },
): Promise<{ isSupported: boolean } | FailedServiceRequest> {
  const { url, answer, bodyOf } = protocolOf(address)
  const given = await service.request({
    url,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    json: bodyOf(model, promptOf(document, claim)),
    timeoutMs,
    maxBytes: MAX_BYTES,
  })
  if ('failure' in given) return given
  const word = /^\W*(yes|no)\b/i.exec(answer.safeParse(given.json).data ?? '')?.[1]?.toLowerCase()
  if (word === undefined)
    return { failure: 'not-json', message: 'The checking model answered neither yes nor no.' }
  return { isSupported: word === 'yes' }
}
