import { createClusterer } from '../3-cluster/index.ts'
import type { NewsroomData } from '../newsroom-data.ts'
import { ArticleLine, readLines } from './command-line.ts'
import { lineArticle, linePublisher, UNDATED } from './line-article.ts'
import { type LineEmbedder, withMeanings } from './line-meanings.ts'

/** The window is looked over whenever so many articles came in. */
const EXPIRE_EVERY = 500
/** Stories are looked at again whenever so many articles came in. */
const REVISE_EVERY = 100

/** The story an id belongs to now, after all merges. */
function resolved(storyId: string, mergedInto: ReadonlyMap<string, string>): string {
  const into = mergedInto.get(storyId)
  return into ? resolved(into, mergedInto) : storyId
}

/**
 * `cluster`: the story of each article, in the order of the articles.
 * Online each is answered at once, as first decided; else at the end, after all that turned out later.
 */
export async function* clusterCommand(
  lines: AsyncIterable<unknown>,
  { data, isOnline, embedder, onFailure }: LineEmbedder & { data: NewsroomData },
): AsyncGenerator<{ id: string; story: string }> {
  const clusterer = createClusterer({ data })
  const stories = new Map<string, string>()
  const mergedInto = new Map<string, string>()
  const ids: string[] = []
  const revise = () => {
    const { moved, merged } = clusterer.revise()
    for (const { membership, storyId } of moved) stories.set(membership.articleId, storyId)
    for (const { from, into } of merged) mergedInto.set(from, into)
  }
  let count = 0
  let seenAt = UNDATED
  const read = withMeanings(readLines(lines, ArticleLine), { embedder, isOnline, onFailure })
  for await (const { line, meaning } of read) {
    // Without a date an article was seen when the one before it was.
    const article = lineArticle(line, seenAt)
    if (article.firstSeenAt > seenAt) seenAt = article.firstSeenAt
    const { storyId } = clusterer.add(article, linePublisher(line.publisher), meaning)
    if (isOnline) yield { id: line.id, story: storyId }
    else {
      ids.push(line.id)
      stories.set(line.id, storyId)
    }
    count += 1
    if (count % REVISE_EVERY === 0) revise()
    if (article.publishedAt && count % EXPIRE_EVERY === 0) clusterer.expire(article.publishedAt)
  }
  revise()
  for (const id of ids) yield { id, story: resolved(stories.get(id) ?? '', mergedInto) }
}
