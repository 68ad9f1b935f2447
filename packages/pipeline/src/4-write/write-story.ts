import type { Article, ArticleKind } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Cluster, Sentence, WriteUp } from '@plainwire/domain/story'
import { byCentrality, choose, type Ranked } from './central-sentences.ts'
import { withEvidence } from './evidence-of.ts'
import { bestHeadline, type HeadlineSource } from './headline.ts'
import { type StorySentence, sentencesIn, tellingWords } from './story-sentence.ts'
import { subHeadline } from './sub-headline.ts'
import { isUsable } from './usable-sentence.ts'

/** What the writer needs to know beside the articles; the functions are other stages' and are passed in. */
export interface WritingDesk {
  publishers: ReadonlyMap<string, Publisher>
  language: Language
  now: Date
  /** 0 (plain) to 1. */
  clickbait: (title: string, language: Language) => number
  kindOf: (article: Article) => ArticleKind
  /** Per article the index of its independent report. */
  reportOf: (articles: readonly Article[]) => number[]
}

/** Articles read per story: the newest of each report come first. */
const MAX_ARTICLES = 16
const MIN_SENTENCES = 3
const MAX_SENTENCES = 5
/** A sentence scoring less than this share of the best adds little to three good ones. */
const WORTH_ADDING = 0.45
const LEAD_SENTENCES = 2

function sourcesOf(cluster: Cluster, desk: WritingDesk): HeadlineSource[] {
  const ofLanguage = cluster.articles.filter((article) => article.language === desk.language)
  const reports = ofLanguage.filter((article) => desk.kindOf(article) === 'report')
  const used = (reports.length > 0 ? reports : ofLanguage).slice(0, 4 * MAX_ARTICLES)
  const reportOf = desk.reportOf(used)
  const sources = used.map((article, index) => ({
    article,
    report: reportOf[index] ?? index,
    publisher: desk.publishers.get(article.publisherId),
  }))
  const seen = new Set<number>()
  const isFirst = sources.map(({ report }) => !seen.has(report) && seen.add(report))
  return [
    ...sources.filter((_, index) => isFirst[index]),
    ...sources.filter((_, index) => !isFirst[index]),
  ].slice(0, MAX_ARTICLES)
}

/** News is told from the top: the most central sentence first, the others in the order of their articles. */
function inReadingOrder([first, ...rest]: Ranked[]): StorySentence[] {
  if (!first) return []
  const others = rest.map(({ sentence }) => sentence)
  return [
    first.sentence,
    ...others.sort((a, b) => a.position - b.position || a.articleId.localeCompare(b.articleId)),
  ]
}

/** Where no source has a usable sentence, the titles of the other reports are what is known. */
function fromTitles(
  sources: readonly HeadlineSource[],
  headlineFrom: string,
  language: Language,
): StorySentence[] {
  const others = sources.filter(({ article }) => article.id !== headlineFrom)
  const used = others.length > 0 ? others : sources
  return used.slice(0, MIN_SENTENCES).map(({ article, report }) => ({
    text: article.title,
    articleId: article.id,
    field: 'title' as const,
    start: 0,
    end: article.title.length,
    report,
    position: 0,
    words: tellingWords(article.title, language),
  }))
}

function description(ranked: readonly Ranked[], sub: Ranked | undefined): StorySentence[] {
  const rest = ranked.filter((candidate) => candidate !== sub)
  const best = rest[0]?.score ?? 0
  const chosen = choose(rest, MAX_SENTENCES, sub ? [sub.sentence.words] : [])
  const worthwhile = chosen.filter(
    ({ score }, index) => index < MIN_SENTENCES || score >= WORTH_ADDING * best,
  )
  const isShort = worthwhile.length < MIN_SENTENCES && sub !== undefined
  return inReadingOrder(isShort ? [sub, ...worthwhile].slice(0, MAX_SENTENCES) : worthwhile)
}

/**
 * Our text of a story in one language, taken sentence by sentence from its sources, each with its evidence.
 *
 * @returns undefined where the story has no article in that language
 */
export function writeStory(cluster: Cluster, desk: WritingDesk): WriteUp | undefined {
  const { language } = desk
  const sources = sourcesOf(cluster, desk)
  const bySource = sources.map(({ article, report }) => sentencesIn(article, report))
  const leads = new Map<number, Set<string>>()
  for (const [index, { report }] of sources.entries()) {
    const words = (bySource[index] ?? []).slice(0, LEAD_SENTENCES).flatMap((sentence) => [...sentence.words])
    leads.set(report, new Set([...(leads.get(report) ?? []), ...words]))
  }
  const headline = bestHeadline(sources, leads, language, desk.clickbait)
  if (!headline) return undefined
  const all = bySource.flat()
  const headlineWords = tellingWords(headline.text, language)
  const loudness = new Map(
    sources.map(({ article }) => [article.id, desk.clickbait(article.title, language)] as const),
  )
  const usable = all.filter(({ text }) => isUsable(text, language))
  const ranked = byCentrality(usable, all, headlineWords, loudness)
  const sub = subHeadline(ranked, headlineWords)
  const chosen = description(ranked, sub.from)
  const used = chosen.length > 0 ? chosen : fromTitles(sources, headline.articleId, language)
  const sentences: Sentence[] = used.map((sentence) => withEvidence(sentence, all))
  return {
    headline: headline.text,
    subHeadline: sub.text,
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
