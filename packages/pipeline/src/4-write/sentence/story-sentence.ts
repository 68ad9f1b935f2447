import type { Article, SentenceKind, SentenceTimeframe } from '@plainwire/domain/article'
import type { Evidence } from '@plainwire/domain/story'
import { getLanguageRules } from '../../languages/index.ts'
import { type ClassifiedSentenceSpan, classifySentences } from '../../read/index.ts'
import { getStopWords, type SentenceSpan, stem, tokeniseText } from '../../text/index.ts'
import { findUnintroducedNouns } from '../references/definite-inside.ts'
import { findRequiredContext, type RequiredContext } from '../references/required-context.ts'
import { joinAttributions } from './attributions.ts'
import { getDatelineLength } from './dateline.ts'

/** A sentence of a source that may be used in our text. */
export interface StorySentence {
  text: string
  articleId: string
  field: Evidence['field']
  start: number
  end: number
  /** The number of its article's independent report; articles that copy one text have the same number. */
  report: number
  /** Position among the sentences of its article, from 0. */
  position: number
  /**
   * Whether it is the first sentence of one of its article's first paragraphs, so that it may report the
   * whole event.
   */
  isLead: boolean
  kind: SentenceKind
  time: SentenceTimeframe
  /** The context that the sentence depends on; undefined if it can be understood alone. */
  need: RequiredContext | undefined
  /** Stems of nouns that the sentence presupposes as known ('the changes'), other than at its beginning. */
  presupposed: readonly string[]
  /** Stems of its distinctive words and numbers. */
  words: ReadonlySet<string>
}

/** The maximum number of sentences read per article; the important ones are at the top. */
const MAX_PER_ARTICLE = 24

/** Returns the stems of a text's distinctive words: all but stop words and single characters. */
export function extractDistinctiveWords(text: string, language: string): Set<string> {
  const stops = getStopWords(language)
  const words = tokeniseText(text).filter(({ folded }) => folded.length > 1 && !stops.has(folded))
  return new Set(words.map(({ folded }) => stem(folded, language)))
}

/**
 * The sentences of an article's text or summary with their kinds: as stored in the article's `reading` if it
 * has one, otherwise classified now.
 */
function spansOf(
  { reading, language, publishedAt, ...article }: Article,
  field: 'text' | 'summary',
): ClassifiedSentenceSpan[] {
  const whole = article[field]
  const read = reading?.sentences[field]
  return read
    ? read.map((state) => ({ ...state, text: whole.slice(state.start, state.end).replace(/\s+/g, ' ') }))
    : classifySentences(whole, { language, publishedAt })
}

/**
 * Words in capitals that a page has before the first sentence: 'SIGN IN OR REGISTER, THEN SELECT NEWS As the
 * storm …'.
 */
const SHOUTED_FRONT = /^(?:(?:[\p{Lu}\d][\p{Lu}\d'’&.-]*|[–—-])[,.:]?\s+){4,}(?=\p{Lu}(?:\p{Ll}|\s\p{Ll}))/u

/** Removes a heading at the beginning of a sentence. */
function withoutHeading(
  sentence: ClassifiedSentenceSpan,
  whole: string,
  language: string,
): ClassifiedSentenceSpan {
  const words = whole.slice(sentence.start, sentence.end)
  const heading = getLanguageRules(language)?.headings.exec(words) ?? SHOUTED_FRONT.exec(words)
  const length = heading?.[0].length ?? 0
  if (length === 0) return sentence
  const start = sentence.start + length
  return { ...sentence, start, text: whole.slice(start, sentence.end).replace(/\s+/g, ' ') }
}

function withoutDateline(sentence: SentenceSpan, whole: string): SentenceSpan {
  const start = sentence.start + getDatelineLength(whole.slice(sentence.start, sentence.end))
  return { ...sentence, start, text: whole.slice(start, sentence.end).replace(/\s+/g, ' ') }
}

/** Removes references to a picture from a sentence: '(pictured)', '(above left)'. */
const withoutPointers = (text: string, language: string) => {
  const pointer = getLanguageRules(language)?.credits.pointer
  return pointer ? text.replace(pointer, '') : text
}

/** The field that an article's sentences are read from: the longer of page text and feed summary. */
function fieldOf({ text, summary }: Pick<Article, 'text' | 'summary'>): 'text' | 'summary' {
  return text.length > summary.length || summary === '' ? 'text' : 'summary'
}

/**
 * The number of paragraphs at the top of an article that may report the whole event; later ones add detail.
 */
const LEAD_PARAGRAPHS = 2
/** A paragraph without a sentence of this length, in characters, is a byline or a label. */
const MIN_SENTENCE_CHARACTERS = 35

/** The first paragraphs, which may report the whole event; a byline above them doesn't count. */
function leadParagraphs(spans: readonly SentenceSpan[]): Set<number> {
  const distinctive = spans.filter(({ text }) => text.length >= MIN_SENTENCE_CHARACTERS)
  return new Set([...new Set(distinctive.map(({ paragraph }) => paragraph))].slice(0, LEAD_PARAGRAPHS))
}

/**
 * Reads the sentences at the top of an article, and removes headings and datelines from them. A dateline
 * isn't always in the first sentence, because a page's summary may come before the paragraph that starts with
 * it.
 */
export function readStorySentences(article: Article, report: number): StorySentence[] {
  const field = fieldOf(article)
  const whole = article[field]
  const { language } = article
  const spans = joinAttributions(spansOf(article, field), whole, language)
    .slice(0, MAX_PER_ARTICLE)
    .map((span) => withoutHeading(span, whole, language))
  const leads = leadParagraphs(spans)
  const sentences = spans.map((span, position) => {
    const isFirst = spans[position - 1]?.paragraph !== span.paragraph
    const sentence = isFirst ? withoutDateline(span, whole) : span
    return {
      text: withoutPointers(sentence.text, language),
      articleId: article.id,
      field,
      start: sentence.start,
      end: sentence.end,
      report,
      position,
      isLead: isFirst && leads.has(span.paragraph),
      kind: span.kind,
      time: span.time,
      need: undefined,
      presupposed: findUnintroducedNouns(sentence.text, language),
      words: extractDistinctiveWords(sentence.text, language),
    }
  })
  return sentences.map((sentence) => ({
    ...sentence,
    need: findRequiredContext(sentence, sentences, language),
  }))
}

/** Returns the share of the smaller set of words that the larger one contains, 0–1. */
export function computeOverlapCoefficient(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  return shared / small.size
}

/**
 * Returns the similarity of two sets of words, 0–1: the number of shared words, divided by the geometric mean
 * of the sizes.
 */
export function computeWordSetSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / Math.sqrt(a.size * b.size)
}
