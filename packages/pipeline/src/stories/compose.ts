import { isUsableAsTextSource } from '@plainwire/domain/article'
import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Cluster, Correction, Fact, Story, StoryTexts } from '@plainwire/domain/story'
import { assignReportNumbers, countIndependentReports } from '../3-cluster/index.ts'
import {
  annotateConflictingValues,
  buildFactTable,
  buildRewrittenHeadlines,
  isTeaser,
  writeStory,
} from '../4-write/index.ts'
import { buildStoryTexts } from '../5-translate/index.ts'
import type { EditionState, StoryCompositionContext } from '../edition/edition-state.ts'
import type { Newsroom } from '../newsroom/newsroom.ts'
import { determineArticleKind, findCorrectionNotes } from '../read/index.ts'
import { checkAndRewordText } from './improved-text.ts'
import { createTextJudge } from './text-judge.ts'
import { assembleStory } from './to-story.ts'

/** A story that is not published, and why. */
export interface RejectedStory {
  storyId: string
  reason: string
  /** The error, if writing the story failed; for the log. */
  cause?: unknown
}

/**
 * Returns a story with only those articles that its text may be made from. The other articles are only listed
 * among its sources.
 */
function quotableOf(story: Cluster, now: Date): Cluster {
  const articles = story.articles.filter((article) => isUsableAsTextSource(article, now))
  return articles.length === story.articles.length ? story : { ...story, articles }
}

/**
 * Composes one story (stages 4 to 6): writes it in every language of its sources, translates it into the
 * other languages, scores it and determines its place.
 */
export async function composeStory(
  newsroom: Newsroom,
  state: Pick<EditionState, 'publishers'>,
  whole: Cluster,
  { now, threadReports }: StoryCompositionContext,
): Promise<Story | RejectedStory> {
  const story = quotableOf(whole, now)
  if (story.articles.length === 0)
    return { storyId: whole.id, reason: 'its publishers reserve the use of their texts' }
  const { publishers } = state
  const { clickbait } = newsroom.scorer.judge
  const { maxWordsPerPublisher } = newsroom
  const judge = createTextJudge(newsroom.scorer.judge, newsroom.data)
  if (
    story.articles.every(
      (article) => determineArticleKind(article) !== 'report' || article.reading?.isOpinion,
    )
  ) {
    return {
      storyId: story.id,
      reason: 'no report among its articles: opinion, live blog, round-up, guide or promotion only',
    }
  }
  const sources = assignReportNumbers(story.articles, publishers)
  const facts = buildFactTable(story.articles, { vocabulary: newsroom.vocabulary, reports: sources })
  const write = async (language: Language) => {
    const extracted = writeStory(story, {
      data: newsroom.data,
      vocabulary: newsroom.vocabulary,
      facts,
      publishers,
      language,
      now,
      judge,
      reports: sources,
      maxWordsPerPublisher,
    })
    const { id: storyId, articles } = story
    const { unproven, writer } = newsroom
    const about = {
      storyId,
      articles,
      language,
      publishers,
      facts,
      clickbait,
      unproven,
      writer,
      maxWordsPerPublisher,
    }
    return checkAndRewordText(extracted, { ...about, reportOf: sources })
  }
  const teases = (headline: string, language: Language) => isTeaser(headline, language, judge)
  const written = await buildStoryTexts(story, write, newsroom.translator, teases)
  const texts = withConflictsIn(written, facts, newsroom)
  if (!texts.en && !texts.nl) return { storyId: story.id, reason: 'no text in English or Dutch' }
  const reports = countIndependentReports(whole.articles, publishers)
  return assembleStory(whole, {
    texts,
    reports,
    ...newsroom.scorer.score(whole, {
      texts,
      publishers,
      reports,
      threadReports,
      kindOf: determineArticleKind,
      now,
    }),
    facts,
    ...proofOf(story, texts),
  })
}

/** Adds notes to a story's texts where reports state different values, to each text in its own language. */
function withConflictsIn(texts: StoryTexts, facts: readonly Fact[], { vocabulary }: Newsroom): StoryTexts {
  const marked = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text ? [[language, annotateConflictingValues(text, language, facts, vocabulary)] as const] : []
  })
  return Object.fromEntries(marked)
}

/**
 * Returns what a story's page shows as evidence in addition to the sources of its sentences and facts:
 * original headlines and publishers' corrections.
 */
function proofOf({ articles }: Cluster, texts: StoryTexts): Pick<Story, 'workshop' | 'corrections'> {
  const corrections = articles.flatMap((article): Correction[] => {
    const { id: articleId, publisherId } = article
    const at = article.updatedAt ?? article.publishedAt ?? article.firstSeenAt
    const notes = article.reading?.corrections ?? findCorrectionNotes(article)
    return notes.map((note) => ({ articleId, publisherId, at, ...note }))
  })
  return {
    workshop: buildRewrittenHeadlines(articles, texts),
    corrections,
  }
}
