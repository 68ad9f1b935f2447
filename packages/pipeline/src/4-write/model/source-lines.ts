import type { Article } from '@plainwire/domain/article'
import type { Evidence } from '@plainwire/domain/story'
import { normaliseForQuotationSearch } from '../../claims/index.ts'
import { joinLanguageAlternatives } from '../../languages/index.ts'
import { readStorySentences } from '../sentence/story-sentence.ts'

/**
 * A title or a sentence of a source, as sent to the model; it is numbered by its position in the list, from 1.
 */
export interface PromptSourceLine {
  text: string
  evidence: Evidence
}

/** An independent report with the lines that are sent to the model. */
export interface PromptSourceReport {
  article: Article
  lines: PromptSourceLine[]
}

/**
 * The maximum number of reports, lines and characters in one request: enough for any story, at a predictable
 * price.
 */
const MAX_REPORTS = 8
const MAX_LINES = 40
const MAX_CHARACTERS = 8_000
/** The maximum number of sentences per report. */
const MAX_PER_REPORT = 12
/**
 * The lengths of lines that are sent, in characters; shorter and longer ones are headings, captions and
 * unsplit text.
 */
const LENGTHS = { least: 30, most: 400 }
const MAX_TITLE = 250
/** An article with fewer characters may be only an excerpt; another copy of its text may be complete. */
const MIN_TEXT = 400
/** Sentences that address a model instead of a reader. They aren't news and must not be passed on. */
const TO_A_MODEL = new RegExp(
  [
    `\\b(?:${joinLanguageAlternatives(({ models }) => models.forget)})\\b.{0,20}\\b(?:${joinLanguageAlternatives(({ models }) => models.earlier)})\\b.{0,20}\\b(?:${joinLanguageAlternatives(({ models }) => models.instructions)})\\b`,
    `\\b(?:system|developer) (?:prompt|message)\\b`,
    `\\b(?:${joinLanguageAlternatives(({ models }) => models.youAre)})\\b`,
    '</?(?:system|assistant|user|think)>|<\\|',
  ].join('|'),
  'i',
)

const momentOf = ({ publishedAt, firstSeenAt }: Article) => (publishedAt ?? firstSeenAt).getTime()
/**
 * Orders articles by time, then by id, so that an unchanged story produces the same request after a restart.
 */
const inTime = (a: Article, b: Article) => momentOf(a) - momentOf(b) || (a.id < b.id ? -1 : 1)
const length = ({ text, summary }: Article) => Math.max(text.length, summary.length)

/**
 * Returns the article that represents a report: the oldest copy with at least `MIN_TEXT` characters, so that
 * a later copy doesn't change the request; otherwise the longest copy.
 */
function firstOf(copies: readonly Article[]): Article | undefined {
  const ordered = copies.toSorted(inTime)
  return (
    ordered.find((article) => length(article) >= MIN_TEXT) ??
    ordered.toSorted((a, b) => length(b) - length(a))[0]
  )
}

function linesOf(article: Article): PromptSourceLine[] {
  const { id: articleId, title } = article
  const isTitled = title.trim() !== '' && title.length <= MAX_TITLE
  const heading = {
    text: title,
    evidence: { articleId, field: 'title' as const, start: 0, end: title.length },
  }
  const sentences = readStorySentences(article, 0)
    .filter(({ text }) => text.length >= LENGTHS.least && text.length <= LENGTHS.most)
    .slice(0, MAX_PER_REPORT)
    .map(({ text, field, start, end }) => ({ text, evidence: { articleId, field, start, end } }))
  return [...(isTitled ? [heading] : []), ...sentences].filter(({ text }) => !TO_A_MODEL.test(text))
}

/**
 * Chooses the lines that fit in a request: the first line of each report, then the second of each, and so on.
 * Repeated lines are left out.
 */
function withinLimits(reports: readonly PromptSourceReport[]): Set<PromptSourceLine> {
  const chosen = new Set<PromptSourceLine>()
  const seen = new Set<string>()
  let characters = 0
  for (let depth = 0; depth <= MAX_PER_REPORT; depth++) {
    for (const line of reports.flatMap(({ lines }) => lines[depth] ?? [])) {
      const words = normaliseForQuotationSearch(line.text)
      if (seen.has(words)) continue
      if (chosen.size >= MAX_LINES || characters + line.text.length > MAX_CHARACTERS) return chosen
      seen.add(words)
      chosen.add(line)
      characters += line.text.length
    }
  }
  return chosen
}

/**
 * Returns the sources of a story as sent to a model: the title and first sentences of one article per
 * independent report, of the newest reports, oldest first. Repeated lines, and lines that address a model,
 * are left out.
 *
 * @param reports the articles, with copies of one text grouped together
 */
export function selectPromptSourceReports(reports: readonly (readonly Article[])[]): PromptSourceReport[] {
  const articles = reports.flatMap((copies) => firstOf(copies) ?? []).toSorted(inTime)
  const read = articles.slice(-MAX_REPORTS).map((article) => ({ article, lines: linesOf(article) }))
  const chosen = withinLimits(read)
  return read
    .map(({ article, lines }) => ({ article, lines: lines.filter((line) => chosen.has(line)) }))
    .filter(({ lines }) => lines.length > 0)
}
