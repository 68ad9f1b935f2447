import type { Article } from '@plainwire/domain/article'
import type { Evidence } from '@plainwire/domain/story'
import { plainWords } from '../../claims/index.ts'
import { anyOf } from '../../languages/index.ts'
import { sentencesIn } from '../story-sentence.ts'

/** A title or a sentence of a source, as the model is given it: its number is its place in the list, from 1. */
export interface SourceLine {
  text: string
  evidence: Evidence
}

/** An independent report with the lines that the model is given of it. */
export interface SourceReport {
  article: Article
  lines: SourceLine[]
}

/** The limits of one question: enough for any story, at a predictable price. */
const MAX_REPORTS = 8
const MAX_LINES = 40
const MAX_CHARACTERS = 8_000
/** Sentences of a report, however few reports there are. */
const MAX_PER_REPORT = 12
/** Shorter and longer ones are headings, captions and what was not split. */
const LENGTHS = { least: 30, most: 400 }
const MAX_TITLE = 250
/** An article of fewer characters is a notice, and a copy of it may have the text. */
const MIN_TEXT = 400
/** Sentences that speak to a model rather than to a reader: no news, and not to be repeated as such. */
const TO_A_MODEL = new RegExp(
  [
    `\\b(?:${anyOf(({ models }) => models.forget)})\\b.{0,20}\\b(?:${anyOf(({ models }) => models.earlier)})\\b.{0,20}\\b(?:${anyOf(({ models }) => models.instructions)})\\b`,
    `\\b(?:system|developer) (?:prompt|message)\\b`,
    `\\b(?:${anyOf(({ models }) => models.youAre)})\\b`,
    '</?(?:system|assistant|user|think)>|<\\|',
  ].join('|'),
  'i',
)

const momentOf = ({ publishedAt, firstSeenAt }: Article) => (publishedAt ?? firstSeenAt).getTime()
/**
 * One order, whatever the order of the articles: an unchanged story produces the same question after a
 * restart.
 */
const inTime = (a: Article, b: Article) => momentOf(a) - momentOf(b) || (a.id < b.id ? -1 : 1)
const length = ({ text, summary }: Article) => Math.max(text.length, summary.length)

/** The representative article of a report: its first with a text, so that a later copy changes nothing. */
function firstOf(copies: readonly Article[]): Article | undefined {
  const ordered = copies.toSorted(inTime)
  return (
    ordered.find((article) => length(article) >= MIN_TEXT) ??
    ordered.toSorted((a, b) => length(b) - length(a))[0]
  )
}

function linesOf(article: Article): SourceLine[] {
  const { id: articleId, title } = article
  const isTitled = title.trim() !== '' && title.length <= MAX_TITLE
  const heading = {
    text: title,
    evidence: { articleId, field: 'title' as const, start: 0, end: title.length },
  }
  const sentences = sentencesIn(article, 0)
    .filter(({ text }) => text.length >= LENGTHS.least && text.length <= LENGTHS.most)
    .slice(0, MAX_PER_REPORT)
    .map(({ text, field, start, end }) => ({ text, evidence: { articleId, field, start, end } }))
  return [...(isTitled ? [heading] : []), ...sentences].filter(({ text }) => !TO_A_MODEL.test(text))
}

/** Lines in the order of their reports, those at the top of a report before those further down where not all have room. */
function withinLimits(reports: readonly SourceReport[]): Set<SourceLine> {
  const chosen = new Set<SourceLine>()
  const said = new Set<string>()
  let characters = 0
  for (let depth = 0; depth <= MAX_PER_REPORT; depth++) {
    for (const line of reports.flatMap(({ lines }) => lines[depth] ?? [])) {
      const words = plainWords(line.text)
      if (said.has(words)) continue
      if (chosen.size >= MAX_LINES || characters + line.text.length > MAX_CHARACTERS) return chosen
      said.add(words)
      chosen.add(line)
      characters += line.text.length
    }
  }
  return chosen
}

/**
 * The sources of a story as sent to a model: the title and first sentences of one article of each independent
 * report, the newest reports, oldest first. No line is repeated, and lines that address a model are left out.
 *
 * @param reports articles with copies of one text together
 */
export function sourceReports(reports: readonly (readonly Article[])[]): SourceReport[] {
  const articles = reports.flatMap((copies) => firstOf(copies) ?? []).toSorted(inTime)
  const read = articles.slice(-MAX_REPORTS).map((article) => ({ article, lines: linesOf(article) }))
  const chosen = withinLimits(read)
  return read
    .map(({ article, lines }) => ({ article, lines: lines.filter((line) => chosen.has(line)) }))
    .filter(({ lines }) => lines.length > 0)
}
