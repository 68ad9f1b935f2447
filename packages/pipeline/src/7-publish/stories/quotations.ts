import type { Article } from '@plainwire/domain/article'
import type { CheckedSentence, EvidencePassage } from '@plainwire/domain/contract'
import type { Evidence, Sentence } from '@plainwire/domain/story'
import { truncateToWholeCharacters } from '@plainwire/domain/text'
import { type AdjacentSentence, findSentenceAfter, findSentenceBefore } from './surroundings.ts'

/** Maximum length of one passage in characters, by the contract. */
export const MAX_CHARACTERS_PER_PASSAGE = 300
/**
 * The maximum number of characters quoted from one article's text, for all sentences and languages and with
 * their context: evidence must not republish an article.
 */
export const MAX_QUOTED_CHARACTERS_PER_ARTICLE = 1500

/** Cuts a passage at the end of a word. */
function shortened(passage: string): string {
  if (passage.length <= MAX_CHARACTERS_PER_PASSAGE) return passage
  const cut = truncateToWholeCharacters(passage, MAX_CHARACTERS_PER_PASSAGE - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

/**
 * Quotes articles as evidence within limits: at most 300 characters per passage, and 1,500 of one article's
 * text. Passages beyond that are cited by their position, with an empty quotation. A passage that is quoted
 * several times counts once.
 */
export class QuotationLimiter {
  readonly #articles: ReadonlyMap<string, Article>
  readonly #quoted = new Map<string, Map<string, string>>()

  constructor(articles: readonly Article[]) {
    this.#articles = new Map(articles.map((article) => [article.id, article]))
  }

  /** Returns sentences with the passages that support them; evidence with invalid positions is left out. */
  sentences(sentences: readonly Sentence[]): CheckedSentence[] {
    return sentences.map(({ text, evidence }) => ({
      text,
      evidence: evidence.flatMap((span) => this.#passage(span)),
    }))
  }

  /**
   * Adds the article's text before and after the passages of a sentence, within the limits. Must be called
   * after all passages are quoted, because evidence takes precedence over context.
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
    // A title has no context, and a feed's summary is seldom longer than the passage.
    if (whole === undefined || field !== 'text' || quote === '') return passage
    const before = this.#shown(sourceId, findSentenceBefore(whole, start))
    const after = this.#shown(sourceId, findSentenceAfter(whole, end))
    return { ...passage, ...(before && { before }), ...(after && { after }) }
  }

  /**
   * The sentence before or after a passage, if the limits allow it; one that is already quoted as a passage
   * doesn't count again.
   */
  #shown(articleId: string, one: AdjacentSentence | undefined): string | undefined {
    if (!one) return undefined
    return this.#within(articleId, `${one.start}-${one.end}`, one.text) && one.text
  }

  #within(articleId: string, span: string, passage: string): string {
    const quoted = this.#quoted.get(articleId) ?? new Map<string, string>()
    this.#quoted.set(articleId, quoted)
    const known = quoted.get(span)
    if (known !== undefined) return known
    const used = [...quoted.values()].reduce((sum, quote) => sum + quote.length, 0)
    const quote = used + passage.length <= MAX_QUOTED_CHARACTERS_PER_ARTICLE ? passage : ''
    quoted.set(span, quote)
    return quote
  }
}
