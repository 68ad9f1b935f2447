import type { Language } from '@plainwire/domain/language'
import type { Cluster, Correction, Fact, Story, StoryTexts } from '@plainwire/domain/story'
import { copiesOf, independentReports, kindOf } from './3-cluster/index.ts'
import { correctionNotes, factTable, unproven, workshopOf, writeStory } from './4-write/index.ts'
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
  const { clickbait } = newsroom.scorer.judge
  if (story.articles.every((article) => kindOf(article) !== 'report')) {
    return { storyId: story.id, reason: 'no report among its articles: opinion, live blog or round-up only' }
  }
  const facts = factsOf(newsroom, desk, story)
  const write = (language: Language) => {
    const text = writeStory(story, {
      data: newsroom.data,
      publishers,
      language,
      now,
      clickbait,
      kindOf,
      reportOf: (articles) => copiesOf(articles, publishers),
    })
    const { id: storyId, articles } = story
    const { writer } = newsroom
    return improvedText(text, { storyId, articles, language, publishers, facts, clickbait, unproven, writer })
  }
  const texts = await textsOf(story, write, newsroom.translator)
  if (!texts.en && !texts.nl) return { storyId: story.id, reason: 'no text in English or Dutch' }
  const reports = independentReports(story.articles, publishers)
  return toStory(story, {
    texts,
    reports,
    ...newsroom.scorer.score(story, { texts, publishers, reports, now }),
    facts,
    ...proofOf(newsroom, story, texts),
  })
}

/** What the story's reports agree on and where they differ. */
function factsOf({ vocabulary }: Newsroom, { publishers }: Desk, { articles }: Cluster): Fact[] {
  return factTable(articles, { vocabulary, kindOf, reportOf: (some) => copiesOf(some, publishers) })
}

/** What a story's page can prove beyond its sentences and facts: the headlines it was made from, its publishers' corrections. */
function proofOf(
  { scorer }: Newsroom,
  { articles }: Cluster,
  texts: StoryTexts,
): Pick<Story, 'workshop' | 'corrections'> {
  const corrections = articles.flatMap((article): Correction[] => {
    const { id: articleId, publisherId } = article
    const at = article.updatedAt ?? article.publishedAt ?? article.firstSeenAt
    return correctionNotes(article).map((note) => ({ articleId, publisherId, at, ...note }))
  })
  return {
    workshop: workshopOf(articles, texts, (title, language) => scorer.judge.text({ title, language }).marks),
    corrections,
  }
}
