import { createHash } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import { type ClaimEndpoint, checkClaimRemotely, type Service } from '../../service/index.ts'
import type { ClaimCheck, ClaimChecker, ClaimOrder } from './claim-checker.ts'

/** A checker that may request a second opinion from the operator's model. */
export interface StagedChecker {
  /** Never throws: without an answer of the model the first verdict remains. */
  check(order: ClaimOrder): Promise<ClaimCheck>
  /** Questions to the model that it gave no answer to. */
  readonly failures: number
}

export interface SecondStageParts {
  service: Service
  endpoint: ClaimEndpoint
  /** For one question, in ms. */
  timeoutMs: number
  log: Log
}

/** Characters of the documents that a model is given: some 6,000 tokens. */
const MAX_DOCUMENT = 24_000
/** Answers that are cached, the oldest forgotten first. */
const MAX_CACHED = 5_000

/** Without a model: the first stage alone. */
export function firstStage(checker: ClaimChecker): StagedChecker {
  return { check: async (order) => checker.check(order), failures: 0 }
}

class SecondStage implements StagedChecker {
  readonly #first: ClaimChecker
  readonly #parts: SecondStageParts
  /** By fingerprint of the question. */
  readonly #answers = new Map<string, boolean>()
  failures = 0

  constructor(first: ClaimChecker, parts: SecondStageParts) {
    this.#first = first
    this.#parts = parts
  }

  async check(order: ClaimOrder): Promise<ClaimCheck> {
    const first = this.#first.check(order)
    // No model can overrule a rule's finding, such as a different number.
    if (first.problems.some(({ kind }) => kind !== 'source')) return first
    const isSupported = await this.#opinion(order)
    if (isSupported === undefined) return first
    const whole = { kind: 'source', text: order.claim, start: 0, end: order.claim.length } as const
    return isSupported
      ? { ...first, verdict: 'supported', problems: [] }
      : { ...first, verdict: 'unsupported', problems: [whole] }
  }

  async #opinion({ claim, documents }: ClaimOrder): Promise<boolean | undefined> {
    const { service, endpoint, timeoutMs, log } = this.#parts
    const document = documents.join('\n\n').slice(0, MAX_DOCUMENT)
    const question = JSON.stringify([endpoint.model, document, claim])
    const fingerprint = createHash('sha256').update(question).digest('base64')
    const known = this.#answers.get(fingerprint)
    if (known !== undefined) return known
    const answer = await checkClaimRemotely(service, endpoint, { document, claim, timeoutMs })
    if ('failure' in answer) {
      this.failures += 1
      log.warn({ model: endpoint.model, failure: answer.failure, failures: this.failures }, answer.message)
      return undefined
    }
    this.#cache(fingerprint, answer.isSupported)
    return answer.isSupported
  }

  #cache(fingerprint: string, isSupported: boolean): void {
    this.#answers.set(fingerprint, isSupported)
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined && this.#answers.size > MAX_CACHED) this.#answers.delete(oldest)
  }
}

/** A checker whose verdict on the wording is left to a model; what the first stage's rules found stays. */
export function secondStage(first: ClaimChecker, parts: SecondStageParts): StagedChecker {
  return new SecondStage(first, parts)
}
