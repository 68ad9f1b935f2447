import type { ClassifiedSentence, SentenceKind, SentenceTimeframe } from '@plainwire/domain/article'
import type { SentencePatterns } from '../../languages/index.ts'
import type { SentenceSpan } from '../../text/index.ts'
import {
  isCorrectionSentence,
  MAX_CORRECTION_NOTE_SENTENCES,
  selectSentencePatterns,
} from './correction-notes.ts'
import { findEmbeddedPostParagraphs, hasEmbeddedPost } from './embedded-posts.ts'
import { endsWithCredit, isPictureCredit, mayContainCredit } from './picture-credit.ts'
import { findQuotationSpans, type QuotationSpan } from './quotation-spans.ts'
import { splitSentencesAndCredits } from './split-text.ts'

/** What the classification of a text's sentences depends on, besides the text itself. */
export interface SentenceContext {
  /** ISO 639-1. */
  language: string
  /**
   * When the article was published. A sentence that names only earlier years is background. If undefined, the
   * years in sentences are ignored.
   */
  publishedAt?: Date | undefined
  /** Returns true if a sentence recurs in the publisher's feed or pages, which makes it boilerplate. */
  isRecurring?: ((sentence: string) => boolean) | undefined
}

/** A sentence with its kind and timeframe, and its text with white space collapsed. */
export type ClassifiedSentenceSpan = SentenceSpan & ClassifiedSentence

/**
 * The maximum length, in characters, of a sentence whose kind is determined by its words; a longer one is a
 * table or unstructured text.
 */
const MAX_CHARACTERS = 1_000
/**
 * The maximum number of sentences before a picture credit that are the picture's caption if their paragraph
 * contains nothing else. In other paragraphs, only the sentence directly before the credit is the caption.
 */
const CAPTION_SENTENCES = 3
const YEAR = /\b(?:19|20)\d\d\b/g
/** Matches the end of a sentence and the beginning of the next within a quotation. */
const INNER_END = /[.!?…]\s+["“„‘']?\p{Lu}/u
/** Marks and white space at the edges of a quotation. */
const EDGES = /^[\s"“”„«»‘’'.,]+|[\s"“”„«»‘’'.,!?…]+$/g

const any = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/**
 * Returns true if a sentence is somebody's words rather than a statement of the article: it is inside a
 * quotation, its quotation begins or ends in another sentence, or it contains a quotation of several
 * sentences.
 */
function isQuoted(
  { start, end, text }: SentenceSpan,
  spans: readonly QuotationSpan[],
  source: string,
): boolean {
  const overlapping = spans.filter((span) => span.start < end && span.end > start)
  const isCut = overlapping.some((span) => !span.isWhole || span.start < start || span.end > end)
  if (isCut || overlapping.some((span) => INNER_END.test(source.slice(span.start, span.end)))) return true
  const [only] = overlapping
  if (!only) return false
  const outside = text.length - (only.end - only.start)
  return outside <= 2 && text.replace(EDGES, '').length > 0
}

/**
 * Features that the text may contain. Most texts contain neither a credit nor a correction, and need no
 * closer analysis.
 */
interface MayContain {
  credit: boolean
  correction: boolean
}

function kindByWords(text: string, patterns: readonly SentencePatterns[], may: MayContain): SentenceKind {
  if (text.length > MAX_CHARACTERS) return 'statement'
  if (may.credit && mayContainCredit(text) && (isPictureCredit(text) || endsWithCredit(text)))
    return 'caption'
  if (may.correction && isCorrectionSentence(text, patterns)) return 'correction'
  for (const { byline, boilerplate, caption, hint, firstWord } of patterns) {
    if (!hint.test(text) && !firstWord.test(text)) continue
    if (any(byline, text)) return 'byline'
    if (any(boilerplate, text)) return 'boilerplate'
    if (any(caption, text)) return 'caption'
  }
  return 'statement'
}

function timeOf(
  text: string,
  year: number | undefined,
  patterns: readonly SentencePatterns[],
): SentenceTimeframe {
  if (patterns.some(({ ahead }) => ahead.test(text))) return 'ahead'
  if (patterns.some(({ background }) => background.test(text))) return 'background'
  const years = text.match(YEAR)?.map(Number) ?? []
  const isOld = year !== undefined && years.length > 0 && years.every((named) => named < year)
  return isOld ? 'background' : 'news'
}

/**
 * Returns the indices of the sentences that are the caption of a picture, because a picture credit follows
 * them: all sentences of a short paragraph that ends with the credit, otherwise only the one before it.
 */
function captionsBefore(sentences: readonly SentenceSpan[]): Set<number> {
  const captions = new Set<number>()
  const paragraphs = Map.groupBy(sentences.keys(), (at) => sentences[at]?.paragraph ?? 0)
  for (const places of paragraphs.values()) {
    for (const [place, at] of places.entries()) {
      const { text = '' } = sentences[at] ?? {}
      if (!mayContainCredit(text) || !isPictureCredit(text)) continue
      const isShort = place <= CAPTION_SENTENCES && place === places.length - 1
      for (const before of isShort ? places.slice(0, place) : places.slice(Math.max(0, place - 1), place))
        captions.add(before)
    }
  }
  return captions
}

/** Gives the kind 'correction' to the sentences that follow a correction's first one in its paragraph. */
function spreadCorrections(states: ClassifiedSentenceSpan[]): void {
  for (let at = 0; at < states.length; at++) {
    const first = states[at]
    if (first?.kind !== 'correction') continue
    const rest = states
      .slice(at + 1, at + MAX_CORRECTION_NOTE_SENTENCES)
      .filter(({ paragraph }) => paragraph === first.paragraph)
    for (const next of rest) next.kind = 'correction'
    at += rest.length
  }
}

/**
 * Classifies each sentence of a text. Quotations are recognised across the whole text: over several sentences
 * or paragraphs, with nested or missing marks.
 *
 * @param sentences the sentences of the text, if it has been split already
 */
export function classifySentences(
  text: string,
  context: SentenceContext,
  sentences: readonly SentenceSpan[] = splitSentencesAndCredits(text),
): ClassifiedSentenceSpan[] {
  const { language, publishedAt, isRecurring } = context
  const patterns = selectSentencePatterns(language)
  const year = publishedAt?.getUTCFullYear()
  const spans = findQuotationSpans(text)
  const may = {
    credit: mayContainCredit(text),
    correction: patterns.some(({ correctionHint }) => correctionHint.test(text)),
  }
  const captions = may.credit ? captionsBefore(sentences) : new Set()
  const posts = hasEmbeddedPost(text) ? findEmbeddedPostParagraphs(sentences) : new Set()
  const states = sentences.map((sentence, at): ClassifiedSentenceSpan => {
    const byWords = captions.has(at) ? 'caption' : kindByWords(sentence.text, patterns, may)
    const isBoilerplate = byWords === 'statement' && isRecurring?.(sentence.text) === true
    const isTheirs = posts.has(sentence.paragraph) || isQuoted(sentence, spans, text)
    const own = isBoilerplate ? 'boilerplate' : byWords
    return {
      ...sentence,
      kind: own === 'statement' && isTheirs ? 'quotation' : own,
      time: timeOf(sentence.text, year, patterns),
    }
  })
  spreadCorrections(states)
  return states
}
