import type { TestRequestHandler } from '../service.ts'

/** A simulated behaviour of a model server, with its expected effect on a story. */
export interface Behaviour {
  name: string
  answering: TestRequestHandler
  /**
   * How many of the model's sentences are in the story's text: 3 if the answer is good, fewer if it is partly
   * wrong, 0 if it is unusable or missing.
   */
  proven: 3 | 2 | 1 | 0
  /** The path of the server's endpoint, if different from that of OpenAI's protocol. */
  path?: string
  timeoutMs?: number
  /** The number of requests that a story needs, if more than one. */
  requests?: number
  /** The failure that is logged, if any. */
  failure?: string
}
