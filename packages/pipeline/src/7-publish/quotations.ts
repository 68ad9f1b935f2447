import type { Article } from '@plainwire/domain/article'
import type { CheckedSentence, EvidencePassage } from '@plainwire/domain/contract'
import type { Evidence, Sentence } from '@plainwire/domain/story'
import { type Surrounding, sentenceAfter, sentenceBefore } from './surroundings.ts'

/** One passage, as the contract has it. */
export const MAX_QUOTE_CHARACTERS = 300
/** Of one article's page text, over all sentences and languages, with what is around them: evidence proves, it doesn't republish. */
export const MAX_QUOTED_CHARACTERS = 1500

/** Cut at a word, so that a quotation never ends inside one. */
function shortened(passage: string): string {
  if (passage.length <= MAX_QUOTE_CHARACTERS) return passage
  const cut = passage.slice(0, MAX_QUOTE_CHARACTERS - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()}…`
}

/**
 * Quotes articles as evidence within limits: at most 300 characters a passage and 1,500 of one article's text.
 * A passage beyond that is still named by its place, with an empty quotation. The same words are counted once.
 */
export class Quotations {
  readonly #articles: ReadonlyMap<string, Article>
  readonly #quoted = new Map<string, Map<string, string>>()

  constructor(articles: readonly Article[]) {
    this.#articles = new Map(articles.map((article) => [article.id, article]))
  }

  /** Sentences with their passages; evidence that points to nothing is left out. */
  sentences(sentences: readonly Sentence[]): CheckedSentence[] {
    return sentences.map(({ text, evidence }) => ({
      text,
      evidence: evidence.flatMap((span) => this.#passage(span)),
    }))
  }

  /**
   * A sentence whose passages are extended by the article's text before and after them, within the limits.
   * Must be called after every passage is quoted: proof takes precedence over context.
   */
  inContext({ text, evidence }: CheckedSentence): CheckedSentence {
    return { text, evidence: evidence.map((passage) => this.#around(passage)) }
  }

  #passage({ articleId, field, start, end }: Evidence): EvidencePassage[] {
    const whole = this.#articles.get(articleId)?.[field]
    if (whole === undefined || !(start >= 0 && start < end && end <= whole.length)) return []
    const passage = shortened(whole.slice(start, end).toWellFormed())
    const quote = field === 'text' ? this.#within(articleId, `${start}-${end}`, passage) : passage
    return [{ sourceId: articleId, field, start, end, quote }]
  }

  #around(passage: EvidencePassage): EvidencePassage {
    const { sourceId, field, start, end, quote } = passage
    const whole = this.#articles.get(sourceId)?.[field]
    // A title is a whole of its own, and a feed's summary seldom more than the passage.
    if (whole === undefined || field !== 'text' || quote === '') return passage
    const before = this.#shown(sourceId, sentenceBefore(whole, start))
    const after = this.#shown(sourceId, sentenceAfter(whole, end))
    return { ...passage, ...(before && { before }), ...(after && { after }) }
  }

  /** A sentence that is a passage too is quoted anyway. */
  #shown(articleId: string, one: Surrounding | undefined): string | undefined {
    if (!one) return undefined
    return this.#within(articleId, `${one.start}-${one.end}`, one.text) && one.text
  }

  #within(articleId: string, span: string, passage: string): string {
    const quoted = this.#quoted.get(articleId) ?? new Map<string, string>()
    this.#quoted.set(articleId, quoted)
    const known = quoted.get(span)
    if (known !== undefined) return known
    const used = [...quoted.values()].reduce((sum, quote) => sum + quote.length, 0)
    const quote = used + passage.length <= MAX_QUOTED_CHARACTERS ? passage : ''
    quoted.set(span, quote)
    return quote
  }
}
