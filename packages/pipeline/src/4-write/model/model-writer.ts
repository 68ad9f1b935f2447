import { createHash } from 'node:crypto'
import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { WriteUp } from '@plainwire/domain/story'
import type { Log, Writer } from '../../ports.ts'
import { askModel, type ChatModel, type Service } from '../../service/index.ts'
import { ModelAnswer, sourcesJson, taskFor } from './model-answer.ts'
import { provenText } from './proven-text.ts'
import { type SourceSentence, sourceSentences } from './source-sentences.ts'

export interface WriterLimits {
  /** Stories that the model is asked about for one edition. */
  storiesPerEdition: number
  /** For one story, in ms. */
  storyMs: number
  /** For one edition, in ms. */
  editionMs: number
}

export interface ModelWriterParts {
  service: Service
  model: ChatModel
  limits: WriterLimits
  now: () => Date
  log: Log
}

const MAX_TOKENS = 900
/** Answers kept: what changes of a story asks anew. */
const MAX_KEPT = 2_000
const MIN_SOURCES = 3

class ModelWriter implements Writer {
  readonly #parts: ModelWriterParts
  /** By fingerprint of the question; undefined where the model gave nothing that fits. */
  readonly #answers = new Map<string, ModelAnswer | undefined>()
  #asked = 0
  #deadline: number

  constructor(parts: ModelWriterParts) {
    this.#parts = parts
    this.#deadline = parts.now().getTime() + parts.limits.editionMs
  }

  startEdition(): void {
    this.#asked = 0
    this.#deadline = this.#parts.now().getTime() + this.#parts.limits.editionMs
  }

  async write(extracted: WriteUp, articles: readonly Article[], language: Language): Promise<WriteUp> {
    const sources = sourceSentences(articles)
    if (sources.length < MIN_SOURCES) return extracted
    const answer = await this.#answerTo(sources, language)
    return answer ? provenText(extracted, answer, sources, articles, language) : extracted
  }

  async #answerTo(sources: readonly SourceSentence[], language: Language): Promise<ModelAnswer | undefined> {
    const user = sourcesJson(sources)
    const fingerprint = createHash('sha256')
      .update(`${this.#parts.model.model}|${language}|${user}`)
      .digest('base64')
    if (this.#answers.has(fingerprint)) return this.#answers.get(fingerprint)
    if (!this.#mayAsk()) return undefined
    this.#asked += 1
    const { service, model, limits, log } = this.#parts
    const order = { system: taskFor(language), user, timeoutMs: limits.storyMs, maxTokens: MAX_TOKENS }
    const said = await askModel(service, model, order)
    if ('failure' in said) {
      log.warn({ model: model.model, failure: said.failure }, said.message)
      // What was said and is no JSON would be said again; what was not said may be said the next time.
      if (said.failure === 'not-json') this.#keep(fingerprint, undefined)
      return undefined
    }
    const answer = ModelAnswer.safeParse(said.json).data
    this.#keep(fingerprint, answer)
    return answer
  }

  #mayAsk(): boolean {
    const { service, limits, now } = this.#parts
    return service.isOpen() && this.#asked < limits.storiesPerEdition && now().getTime() < this.#deadline
  }

  #keep(fingerprint: string, answer: ModelAnswer | undefined): void {
    this.#answers.set(fingerprint, answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MAX_KEPT) break
      this.#answers.delete(oldest)
    }
  }
}

/** A writer that asks a model for plainer sentences and publishes only those that their sources prove (B1). Never throws. */
export function modelWriter(parts: ModelWriterParts): Writer {
  return new ModelWriter(parts)
}
