import type { Answering } from '../testing-service.ts'

/** The behaviour of a model server, and its effect on a story. */
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
