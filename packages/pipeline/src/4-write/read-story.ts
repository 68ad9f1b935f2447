import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Cluster } from '@plainwire/domain/story'
import { kindOf } from '../read/index.ts'
import { type ArticleStanding, type SentenceEvidence, sentenceEvidence } from './central-sentences.ts'
import { isComment } from './comment.ts'
import { type HeadlineEvidence, type HeadlineSource, headlineEvidence } from './headline.ts'
import { type StorySentence, sentencesIn, tellingWords } from './story-sentence.ts'
import type { TextJudge } from './text-judge.ts'
import { isUsable } from './usable-sentence.ts'

/** The facts beside the articles that reading a story uses; the judge of headlines is another stage's and is passed in. */
export interface ReadingInput {
  publishers: ReadonlyMap<string, Publisher>
  language: Language
  now: Date
  judge: TextJudge
  /** The independent report of each article, by its id; one that is missing stands for itself. */
  reports: ReadonlyMap<string, number>
}

/** Articles read per story: the newest of each report come first. */
const MAX_ARTICLES = 16
const LEAD_SENTENCES = 2

function sourcesOf(cluster: Cluster, input: ReadingInput): HeadlineSource[] {
  const ofLanguage = cluster.articles.filter((article) => article.language === input.language)
  const reports = ofLanguage.filter((article) => kindOf(article) === 'report')
  const used = (reports.length > 0 ? reports : ofLanguage).slice(0, 4 * MAX_ARTICLES)
  const sources = used.map((article, index) => ({
    article,
    report: input.reports.get(article.id) ?? -1 - index,
    publisher: input.publishers.get(article.publisherId),
  }))
  const seen = new Set<number>()
  const isFirst = sources.map(({ report }) => !seen.has(report) && seen.add(report))
  return [
    ...sources.filter((_, index) => isFirst[index]),
    ...sources.filter((_, index) => !isFirst[index]),
  ].slice(0, MAX_ARTICLES)
}

/** What the ranking of sentences knows of their articles. */
function standings(
  sources: readonly HeadlineSource[],
  { language, judge }: ReadingInput,
): Map<string, ArticleStanding> {
  return new Map(
    sources.map(({ article, report }) => [
      article.id,
      {
        report,
        titleWords: tellingWords(article.title, language),
        loudness: judge.clickbait(article.title, language),
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

/** A story's sources in one language, with everything that headlines and sentences are chosen by. */
export interface StoryReading {
  sources: readonly HeadlineSource[]
  /** Every sentence that was read. */
  all: readonly StorySentence[]
  /** Those that may stand in our text. */
  usable: readonly StorySentence[]
  headlines: readonly HeadlineEvidence[]
}

/** Reads a story's articles in one language. */
export function readStory(cluster: Cluster, input: ReadingInput): StoryReading {
  const sources = sourcesOf(cluster, input)
  const bySource = sources.map(({ article, report }) => sentencesIn(article, report))
  const all = bySource.flat()
  return {
    sources,
    all,
    usable: usableOf(all, input),
    headlines: headlineEvidence(sources, leadsOf(sources, bySource), input.language, input.judge),
  }
}

/** A sentence as loaded as this or more isn't used where there are others. */
const LOADED = 0.8

/** The sentences that may stand in our text: statements of fact in plain words. Loaded ones only where nothing else is there. */
function usableOf(all: readonly StorySentence[], { language, judge }: ReadingInput): StorySentence[] {
  const usable = all.filter(
    (sentence) =>
      sentence.kind === 'statement' &&
      isUsable(sentence.text, language) &&
      !isComment(sentence.text, language),
  )
  const plain = usable.filter(({ text }) => judge.loaded(text, language) < LOADED)
  return plain.length > 0 ? plain : usable
}

/** The usable sentences of a story with the facts by which they are ranked under a headline. */
export function rankedBy(
  headline: string,
  { sources, all, usable }: StoryReading,
  input: ReadingInput,
): { sentence: StorySentence; evidence: SentenceEvidence }[] {
  return sentenceEvidence(usable, all, tellingWords(headline, input.language), standings(sources, input))
}
