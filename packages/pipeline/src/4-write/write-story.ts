import type { Article, ArticleKind } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Cluster, Sentence, WriteUp } from '@plainwire/domain/story'
import { type ArticleStanding, byCentrality, choose, isNew, type Ranked } from './central-sentences.ts'
import { withEvidence } from './evidence-of.ts'
import { type Headline, type HeadlineSource, headlinesOf } from './headline.ts'
import { headlineFromSentence } from './headline-from-sentence.ts'
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
const MAX_SENTENCES = 6
/** Three sentences of this many words together say enough: a summary by an expert has about as many. */
const ENOUGH_WORDS = 60
const LEAD_SENTENCES = 2
/** A sentence that reads more like clickbait than this makes no headline. */
const MOST_CLICKBAIT = 0.5

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

/** News is told from the top: the best sentence first, then what its article says, then the others by rank and place. */
function inReadingOrder(chosen: readonly Ranked[]): StorySentence[] {
  const sentences = chosen.map(({ sentence }) => sentence)
  const articles = [...new Set(sentences.map(({ articleId }) => articleId))]
  return articles.flatMap((id) =>
    sentences.filter(({ articleId }) => articleId === id).sort((a, b) => a.position - b.position),
  )
}

/** Titles more alike than this say the same. */
const SAME_TITLE = 0.75

/** Where no source has a usable sentence, the titles of the other reports are what is known: as repaired, each once. */
function fromTitles(
  titles: readonly Headline[],
  headline: Pick<Headline, 'text' | 'articleId'>,
  sources: readonly HeadlineSource[],
): StorySentence[] {
  const others = titles.filter(({ text, isTeaser }) => text !== headline.text && !isTeaser)
  const used = (others.length > 0 ? others : titles.slice(0, 1)).filter(({ words }, index, all) =>
    isNew(
      words,
      all.slice(0, index).map((other) => other.words),
      SAME_TITLE,
    ),
  )
  return used.slice(0, MIN_SENTENCES).flatMap(({ text, articleId, words }) => {
    const source = sources.find(({ article }) => article.id === articleId)
    if (!source) return []
    const { title } = source.article
    // Repair takes words off both ends and lowers capitals: the rest stands in the title letter by letter, else the whole title proves it.
    const found = title.toLowerCase().indexOf(text.toLowerCase())
    const [start, end] = found < 0 ? [0, title.length] : [found, found + text.length]
    return [
      {
        text,
        articleId,
        field: 'title' as const,
        start,
        end,
        report: source.report,
        position: 0,
        isLead: false,
        words,
      },
    ]
  })
}

const wordCount = (chosen: readonly Ranked[]) =>
  chosen.reduce((sum, { sentence }) => sum + sentence.text.split(' ').length, 0)

const isEnough = (chosen: readonly Ranked[]) =>
  chosen.length >= MAX_SENTENCES || (chosen.length >= MIN_SENTENCES && wordCount(chosen) >= ENOUGH_WORDS)

/** The description's sentences. One that is the headline word for word is left out where three others are there. */
function chosenOf(ranked: readonly Ranked[], headline: string): Ranked[] {
  const others = ranked.filter(({ sentence }) => sentence.text.replace(/\.$/, '') !== headline)
  const chosen = choose(others, isEnough, MIN_SENTENCES)
  return chosen.length >= MIN_SENTENCES || others.length === ranked.length
    ? chosen
    : choose(ranked, isEnough, MIN_SENTENCES)
}

/** What the ranking of sentences knows of their articles. */
function standings(
  sources: readonly HeadlineSource[],
  { language, clickbait }: WritingDesk,
): Map<string, ArticleStanding> {
  return new Map(
    sources.map(({ article, report }) => [
      article.id,
      {
        report,
        titleWords: tellingWords(article.title, language),
        loudness: clickbait(article.title, language),
      },
    ]),
  )
}

/** The telling words of each report's first sentences. */
function leadsOf(
  sources: readonly HeadlineSource[],
  bySource: readonly StorySentence[][],
): Map<number, Set<string>> {
  const leads = new Map<number, Set<string>>()
  for (const [index, { report }] of sources.entries()) {
    const words = (bySource[index] ?? []).slice(0, LEAD_SENTENCES).flatMap((sentence) => [...sentence.words])
    leads.set(report, new Set([...(leads.get(report) ?? []), ...words]))
  }
  return leads
}

/** In place of a teaser the first sentence of a report, where one makes a headline that teases less. */
function plainer(
  teaser: Headline,
  usable: readonly StorySentence[],
  sources: readonly HeadlineSource[],
  { language, clickbait }: WritingDesk,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => tellingWords(article.title, language))
  const made = headlineFromSentence(usable, titles, language)
  return made && clickbait(made.text, language) < MOST_CLICKBAIT ? made : teaser
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
  const all = bySource.flat()
  const usable = all.filter(({ text }) => isUsable(text, language))
  const titles = headlinesOf(sources, leadsOf(sources, bySource), language, desk.clickbait)
  const [theirs] = titles
  if (!theirs) return undefined
  const headline = theirs.isTeaser ? plainer(theirs, usable, sources, desk) : theirs
  const headlineWords = tellingWords(headline.text, language)
  const ranked = byCentrality(usable, all, headlineWords, standings(sources, desk))
  const chosen = chosenOf(ranked, headline.text)
  const told = inReadingOrder(chosen)
  const used = told.length > 0 ? told : fromTitles(titles, headline, sources)
  const sentences: Sentence[] = used.map((sentence) => withEvidence(sentence, all))
  const otherTitles = titles.filter(
    ({ text, articleId, isTeaser }) =>
      !isTeaser &&
      articleId !== headline.articleId &&
      ![headline.text, ...used.map((one) => one.text)].includes(text),
  )
  const sub = subHeadline(ranked, chosen, headlineWords, otherTitles, language)
  return {
    headline: headline.text,
    subHeadline: sub,
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
