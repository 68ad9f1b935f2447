import type { Language } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import type { TranslationService } from './services/translation-service.ts'
import { computeTranslationCacheKey, type TranslationCache } from './translation-cache.ts'

/** The limits on budget, rate and time for translation. */
export interface TranslationLimits {
  /** The maximum number of characters sent to the service per day. */
  charactersPerDay: number
  charactersPerMonth: number
  /** The gap between two requests, in ms. */
  gapMs: number
  /** The time limit per edition, in ms; the remaining texts are translated for the next edition. */
  editionMs: number
}

export interface BudgetedTranslatorDependencies {
  service: TranslationService
  shelf: TranslationCache
  limits: TranslationLimits
  now: () => Date
  wait: (ms: number) => Promise<void>
  log: Log
}

/** Translates texts: from the cache, else by the service within its limits. */
export interface BudgetedTranslator {
  /** Returns one translation per text, in the same order; undefined if any of them is unavailable. */
  texts(texts: readonly string[], from: Language, to: Language): Promise<string[] | undefined>
  /** Resets the time limit for a new edition. */
  startEdition(): void
  /** Whether a text outside the cache could be translated now: service, time and budget are available. */
  isOpen(): boolean
}

/**
 * Groups texts into requests within the service's limits. A text that is longer than a request is sent alone.
 */
export function splitIntoTranslationBatches(
  texts: readonly string[],
  maxTexts: number,
  maxCharacters: number,
): string[][] {
  const batches: string[][] = []
  let characters = 0
  for (const text of texts) {
    const last = batches.at(-1)
    if (last && last.length < maxTexts && characters + text.length <= maxCharacters) last.push(text)
    else {
      batches.push([text])
      characters = 0
    }
    characters += text.length
  }
  return batches
}

class Paid implements BudgetedTranslator {
  readonly #parts: BudgetedTranslatorDependencies
  #deadline: number
  #lastRequestMs = 0
  #quotaDay = ''

  constructor(parts: BudgetedTranslatorDependencies) {
    this.#parts = parts
    this.#deadline = this.#now() + parts.limits.editionMs
  }

  startEdition(): void {
    this.#deadline = this.#now() + this.#parts.limits.editionMs
  }

  isOpen(): boolean {
    return this.#parts.service.isOpen() && this.#now() < this.#deadline && this.#hasBudget(1)
  }

  async texts(texts: readonly string[], from: Language, to: Language): Promise<string[] | undefined> {
    const { service, shelf } = this.#parts
    const keyOf = (text: string) => computeTranslationCacheKey(service.name, text, from, to)
    const missing = [...new Set(texts)].filter((text) => shelf.get(keyOf(text)) === undefined)
    for (const batch of splitIntoTranslationBatches(missing, service.maxTexts, service.maxCharacters)) {
      const made = await this.#request(batch, from, to)
      if (!made) return undefined
      await shelf.put(new Map(batch.map((text, index) => [keyOf(text), made[index] ?? ''])))
    }
    return texts.map((text) => shelf.get(keyOf(text)) ?? '')
  }

  async #request(batch: readonly string[], from: Language, to: Language): Promise<string[] | undefined> {
    const { service, shelf, limits, wait, log } = this.#parts
    const characters = batch.reduce((sum, text) => sum + text.length, 0)
    if (!service.isOpen() || this.#now() >= this.#deadline || !this.#hasBudget(characters)) return undefined
    const early = this.#lastRequestMs + limits.gapMs - this.#now()
    if (early > 0) await wait(early)
    this.#lastRequestMs = this.#now()
    // The characters are counted before the request, which must be paid for even if its answer is lost.
    await shelf.spend(this.#day(), characters)
    const made = await service.translate(batch, from, to)
    if (!('failure' in made)) return made
    if (made.failure === 'quota') this.#quotaDay = this.#day()
    log.warn({ translator: service.name, failure: made.failure }, made.message)
    return undefined
  }

  #hasBudget(characters: number): boolean {
    const { shelf, limits } = this.#parts
    const day = this.#day()
    return (
      day !== this.#quotaDay &&
      shelf.spent(day) + characters <= limits.charactersPerDay &&
      shelf.spent(day.slice(0, 7)) + characters <= limits.charactersPerMonth
    )
  }

  #now(): number {
    return this.#parts.now().getTime()
  }

  #day(): string {
    return this.#parts.now().toISOString().slice(0, 10)
  }
}

/** Wraps a translation service with a cache and with limits on budget, rate and time. Never throws. */
export function createBudgetedTranslator(parts: BudgetedTranslatorDependencies): BudgetedTranslator {
  return new Paid(parts)
}
