import type { Article } from '@plainwire/domain/article'
import type { Evidence } from '@plainwire/domain/story'
import { type SentenceSpan, sentencesOf, stem, stopWords, tokensOf } from '../text/index.ts'

/** A sentence of a source that might stand in our text. */
export interface StorySentence {
  text: string
  articleId: string
  field: Evidence['field']
  start: number
  end: number
  /** Which independent report it comes from. */
  report: number
  /** Position in its article, from 0. */
  position: number
  /** Stems of its telling words and numbers. */
  words: ReadonlySet<string>
}

/** Sentences read per article: what matters stands at the top. */
const MAX_PER_ARTICLE = 24
/** 'ROTTERDAM — ', 'LONDON (Reuters) - ', 'BRUSSEL (BELGA) – ' at the start of a text. */
const DATELINE =
  /^(?:[\p{Lu}][\p{Lu}'’.\- ]{2,30}(?:,\s[\p{L}. ]{2,20})?\s*(?:\([^)]{2,30}\)\s*)?[—–:-]+\s+|[\p{Lu}][\p{L}'’.\- ]{2,25}(?:,\s[\p{L}. ]{2,20})?\s*\((?:AP|AFP|ANP|Reuters|Belga|PA|AAP|CNN|dpa|EFE)[^)]{0,20}\)\s*[—–:-]*\s*|\((?:AP|AFP|ANP|Reuters|Belga|PA|AAP|CNN)\)\s*[—–:-]*\s*|(?:AMSTERDAM|DEN HAAG|BRUSSEL|[\p{Lu}]{3,20})\s+[—–-]\s+)/u

/** 'Almelo – Op oudejaarsdag', 'Den Haag – De': a town, a long dash, and a sentence. */
const TOWN_LINE = /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+){0,2}\s[—–]\s(?=\p{Lu})/u
/** 'May 13, 2020 5:00 AM ' before the first sentence. */
const TIME_LINE =
  /^(?:(?:\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\s\d{4}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}),?\s\d{1,2}[:.]\d{2}(?:\s?[AP]\.?M\.?)?\s(?:[-–—]\s)?)/u

/** The stems of a sentence's telling words. */
export function tellingWords(text: string, language: string): Set<string> {
  const stops = stopWords(language)
  const words = tokensOf(text).filter(({ folded }) => folded.length > 1 && !stops.has(folded))
  return new Set(words.map(({ folded }) => stem(folded, language)))
}

function withoutDateline(sentence: SentenceSpan, whole: string): SentenceSpan {
  const raw = whole.slice(sentence.start, sentence.end)
  let cut = 0
  for (const line of [TIME_LINE, DATELINE, TOWN_LINE]) cut += line.exec(raw.slice(cut))?.[0].length ?? 0
  const start = sentence.start + cut
  return { ...sentence, start, text: whole.slice(start, sentence.end).replace(/\s+/g, ' ') }
}

/** Where an article's sentences are read from: the page's text, else the feed's summary. */
function fieldOf({ text, summary }: Pick<Article, 'text' | 'summary'>): 'text' | 'summary' {
  return text.length > summary.length || summary === '' ? 'text' : 'summary'
}

/** The sentences at the top of an article, datelines cut off. */
export function sentencesIn(article: Article, report: number): StorySentence[] {
  const field = fieldOf(article)
  const whole = article[field]
  const spans = sentencesOf(whole).slice(0, MAX_PER_ARTICLE)
  return spans.map((span, position) => {
    const sentence = span.start === 0 || position === 0 ? withoutDateline(span, whole) : span
    return {
      text: sentence.text,
      articleId: article.id,
      field,
      start: sentence.start,
      end: sentence.end,
      report,
      position,
      words: tellingWords(sentence.text, article.language),
    }
  })
}

/** Share of the smaller set of words that the larger one holds. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  return shared / small.size
}

/** How alike two sets of words are: shared words over the geometric mean of their sizes. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / Math.sqrt(a.size * b.size)
}
