import { type SentenceRankingFeatures, TYPICAL_DISTINCTIVE_WORD_COUNT } from './central-sentences.ts'
import { computeWordSetSimilarity, type StorySentence } from './sentence/story-sentence.ts'

/** The facts about an article that the ranking of its sentences uses. */
export interface SentenceRankingContext {
  report: number
  /** Distinctive words of its title. */
  titleWords: ReadonlySet<string>
  /** The clickbait probability of its title, 0–1. */
  loudness: number
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The data about a whole story from which the features of each of its sentences are computed. */
interface StoryWords {
  /** The number of uses of each word in the sentences and titles. */
  uses: ReadonlyMap<string, number>
  norm: number
  /** The number of independent reports that use each word. */
  reports: ReadonlyMap<string, number>
  total: number
  leads: readonly StorySentence[]
  articles: ReadonlyMap<string, SentenceRankingContext>
  headlineWords: ReadonlySet<string>
}

function storyWords(
  all: readonly StorySentence[],
  articles: ReadonlyMap<string, SentenceRankingContext>,
  headlineWords: ReadonlySet<string>,
): StoryWords {
  const uses = new Map<string, number>()
  const users = new Map<string, Set<number>>()
  for (const words of [...all.map((sentence) => sentence.words), ...titlesOf(articles)])
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  for (const { words, report } of all)
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(report))
  return {
    uses,
    norm: Math.sqrt([...uses.values()].reduce((sum, count) => sum + count * count, 0)),
    reports: new Map(Array.from(users, ([word, { size }]) => [word, size])),
    total: Math.max(1, new Set(all.map(({ report }) => report)).size),
    leads: all.filter(({ position }) => position === 0),
    articles,
    headlineWords,
  }
}

const titlesOf = (articles: ReadonlyMap<string, SentenceRankingContext>) =>
  [...articles.values()].map(({ titleWords }) => titleWords)

function evidenceOf(sentence: StorySentence, story: StoryWords): SentenceRankingFeatures {
  const { words, report, position } = sentence
  const sum = (count: (word: string) => number) => [...words].reduce((total, word) => total + count(word), 0)
  const size = Math.max(1, words.size)
  const context = story.articles.get(sentence.articleId)
  const titles = [...story.articles.values()]
  const others = titles.filter((other) => other.report !== report)
  return {
    centrality: sum((word) => story.uses.get(word) ?? 0) / (story.norm * Math.sqrt(size) || 1),
    breadth: sum((word) => (story.reports.get(word) ?? 1) - 1) / story.total / Math.max(6, size) ** 0.7,
    toHeadline: computeWordSetSimilarity(words, story.headlineWords),
    toTitles: mean(titles.map(({ titleWords }) => computeWordSetSimilarity(words, titleWords))),
    toLeads: Math.max(
      0,
      ...story.leads
        .filter((lead) => lead.report !== report)
        .map((lead) => computeWordSetSimilarity(words, lead.words)),
    ),
    length: Math.log(size / TYPICAL_DISTINCTIVE_WORD_COUNT),
    titleOfArticle: context
      ? mean(others.map((other) => computeWordSetSimilarity(context.titleWords, other.titleWords)))
      : 0,
    loudness: context?.loudness ?? 0,
    position: Math.log1p(position),
  }
}

/** Computes the features by which a story's sentences are ranked, in the order of `candidates`. */
export function computeSentenceRankingFeatures(
  candidates: readonly StorySentence[],
  all: readonly StorySentence[],
  headlineWords: ReadonlySet<string>,
  articles: ReadonlyMap<string, SentenceRankingContext>,
): { sentence: StorySentence; evidence: SentenceRankingFeatures }[] {
  const story = storyWords(all, articles, headlineWords)
  return candidates.map((sentence) => ({ sentence, evidence: evidenceOf(sentence, story) }))
}
