import type { Fact } from '../fact.ts'
import type { Story } from '../story.ts'
import type { SnapshotFact, StorySnapshot } from './story-log.ts'
import { computeTextHash } from './text-hash.ts'

/** Returns a snapshot of a story, with which the story's next version is compared. */
export function createStorySnapshot(story: Story): StorySnapshot {
  const articles = new Map(story.articles.map((article) => [article.id, article]))
  const noteOf = (field: 'summary' | 'text', articleId: string, start: number, end: number) =>
    `${articleId} ${computeTextHash(articles.get(articleId)?.[field].slice(start, end) ?? '')}`
  const headlines = Object.entries(story.texts).map(([language, text]) => [language, text.headline])
  return {
    threadId: story.threadId,
    headlines: Object.fromEntries(headlines),
    sources: Object.fromEntries(
      story.articles.map(({ id, publisherId, title, text }) => [
        id,
        { publisherId, hash: computeTextHash(`${title}\n${text}`) },
      ]),
    ),
    facts: (story.facts ?? []).map(toSnapshotFact),
    known: [],
    corrections: (story.corrections ?? []).map(({ field, articleId, start, end }) =>
      noteOf(field, articleId, start, end),
    ),
    told: [],
    merged: [],
  }
}

function toSnapshotFact({
  id,
  kind,
  subject,
  agreement,
  unit,
  values,
  changes,
  isAside,
}: Fact): SnapshotFact {
  return {
    id,
    kind,
    subject,
    agreement,
    ...(isAside && { isAside }),
    unit: unit ?? null,
    changes: changes.map(({ publisherId, from, to }) => ({ publisherId, from, to })),
    values: values.map(({ value, givers }) => ({
      value,
      articleIds: givers.map(({ articleId }) => articleId),
      publisherIds: [...new Set(givers.map(({ publisherId }) => publisherId))],
    })),
  }
}
