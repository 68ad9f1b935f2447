import type { Language } from '@plainwire/domain/language'
import type { Cluster, Correction, Story, StoryTexts } from '@plainwire/domain/story'
import { copiesOf, independentReports, kindOf } from './3-cluster/index.ts'
import { correctionNotes, factTable, workshopOf, writeStory } from './4-write/index.ts'
import { textsOf } from './5-translate/index.ts'
import { type Desk, toStory } from './desk.ts'
import { improvedText } from './improved-text.ts'
import type { Newsroom } from './newsroom.ts'

/** A story that is not published, and why. */
export interface HeldBack {
  storyId: string
  reason: string
  /** What was thrown, where writing it failed: for the log. */
  cause?: unknown
}

/** Stages 4 to 6, one story: write it in every language there is, translate the rest, score and place it. */
export async function compose(
  newsroom: Newsroom,
  desk: Desk,
  story: Cluster,
  now: Date,
): Promise<Story | HeldBack> {
  const { publishers } = desk
  if (story.articles.every((article) => kindOf(article) !== 'report')) {
    return { storyId: story.id, reason: 'no report among its articles: opinion, live blog or round-up only' }
  }
  const write = (language: Language) => {
    const text = writeStory(story, {
      data: newsroom.data,
      publishers,
      language,
      now,
      clickbait: newsroom.scorer.judge.clickbait,
      kindOf,
      reportOf: (articles) => copiesOf(articles, publishers),
    })
    return improvedText(text, story.articles, language, newsroom.writer)
  }
  const texts = await textsOf(story, write, newsroom.translator)
  if (!texts.en && !texts.nl) return { storyId: story.id, reason: 'no text in English or Dutch' }
  const reports = independentReports(story.articles, publishers)
  return toStory(story, {
    texts,
    reports,
    ...newsroom.scorer.score(story, { texts, publishers, reports, kindOf, now }),
    ...proofOf(newsroom, desk, story, texts),
  })
}

/** What a story's page can prove beyond its sentences: its facts, the headlines it was made from, its publishers' corrections. */
function proofOf(
  { scorer, vocabulary }: Newsroom,
  { publishers }: Desk,
  { articles }: Cluster,
  texts: StoryTexts,
): Pick<Story, 'facts' | 'workshop' | 'corrections'> {
  const corrections = articles.flatMap((article): Correction[] => {
    const { id: articleId, publisherId } = article
    const at = article.updatedAt ?? article.publishedAt ?? article.firstSeenAt
    return correctionNotes(article).map((note) => ({ articleId, publisherId, at, ...note }))
  })
  return {
    facts: factTable(articles, { vocabulary, kindOf, reportOf: (some) => copiesOf(some, publishers) }),
    workshop: workshopOf(articles, texts, (title, language) => scorer.judge.text({ title, language }).marks),
    corrections,
  }
}
