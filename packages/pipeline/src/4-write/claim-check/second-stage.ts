import { createHash } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import { type ClaimCheckEndpoint, checkClaimRemotely, type ServiceClient } from '../../service/index.ts'
import type { ClaimCheck, ClaimChecker, ClaimCheckRequest } from './claim-checker.ts'

/** A checker that may request a second opinion from the operator's model. */
export interface AsyncClaimChecker {
  /** Checks a claim. Never throws: if the model doesn't answer, the verdict of the first stage applies. */
  check(order: ClaimCheckRequest): Promise<ClaimCheck>
  /** The number of requests that the model didn't answer. */
  readonly failures: number
}

export interface TwoStageCheckerDependencies {
  service: ServiceClient
  endpoint: ClaimCheckEndpoint
  /** The time limit of one request, in ms. */
  timeoutMs: number
  log: Log
}

/** The maximum number of characters of the documents sent to the model, about 6,000 tokens. */
const MAX_DOCUMENT = 24_000
/** The maximum number of cached answers; the oldest are removed first. */
const MAX_CACHED = 5_000

/** Creates a checker that only uses the given checker (the first stage), and no model. */
export function createSingleStageChecker(checker: ClaimChecker): AsyncClaimChecker {
  return { check: async (order) => checker.check(order), failures: 0 }
}

class SecondStage implements AsyncClaimChecker {
  readonly #first: ClaimChecker
  readonly #parts: TwoStageCheckerDependencies
  /** Answers by hash of the request. */
  readonly #answers = new Map<string, boolean>()
  failures = 0

  constructor(first: ClaimChecker, parts: TwoStageCheckerDependencies) {
    this.#first = first
    this.#parts = parts
  }

  async check(order: ClaimCheckRequest): Promise<ClaimCheck> {
    const first = this.#first.check(order)
    // The model can't overrule what a rule has found, such as a different number.
    if (first.problems.some(({ kind }) => kind !== 'source')) return first
    const isSupported = await this.#opinion(order)
    if (isSupported === undefined) return first
    const whole = { kind: 'source', text: order.claim, start: 0, end: order.claim.length } as const
    return isSupported
      ? { ...first, verdict: 'supported', problems: [] }
      : { ...first, verdict: 'unsupported', problems: [whole] }
  }

  async #opinion({ claim, documents }: ClaimCheckRequest): Promise<boolean | undefined> {
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

/**
 * Creates a checker in which a model decides whether the source's wording supports a claim. Contradictions
 * that the rules of the first stage find, such as a different number, remain problems.
 */
export function createTwoStageChecker(
  first: ClaimChecker,
  parts: TwoStageCheckerDependencies,
): AsyncClaimChecker {
  return new SecondStage(first, parts)
}
