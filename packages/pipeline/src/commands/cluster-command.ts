import { type Clusterer, createClusterer } from '../3-cluster/index.ts'
import type { NewsroomData } from '../newsroom-data.ts'
import { ArticleLine, readLines } from './command-line.ts'
import { lineArticle, linePublisher } from './line-article.ts'

/** The window is looked over whenever so many articles came in. */
const EXPIRE_EVERY = 500

/** The story an id belongs to now, after all merges. */
function resolved(storyId: string, mergedInto: ReadonlyMap<string, string>): string {
  const into = mergedInto.get(storyId)
  return into ? resolved(into, mergedInto) : storyId
}

function placeLine(clusterer: Clusterer, line: ArticleLine) {
  return clusterer.add(lineArticle(line), linePublisher(line.publisher))
}

/**
 * `cluster`: the story of each article, in the order of the articles.
 * Online each is answered at once, as first decided; else at the end, with later merges.
 */
export async function* clusterCommand(
  lines: AsyncIterable<unknown>,
  { data, isOnline }: { data: NewsroomData; isOnline: boolean },
): AsyncGenerator<{ id: string; story: string }> {
  const clusterer = createClusterer({ data })
  const mergedInto = new Map<string, string>()
  const decided: { id: string; story: string }[] = []
  let count = 0
  for await (const line of readLines(lines, ArticleLine)) {
    const { storyId, merged } = placeLine(clusterer, line)
    for (const gone of merged) mergedInto.set(gone, storyId)
    if (isOnline) yield { id: line.id, story: storyId }
    else decided.push({ id: line.id, story: storyId })
    count += 1
    const now = lineArticle(line).publishedAt
    if (now && count % EXPIRE_EVERY === 0) clusterer.expire(now)
  }
  for (const { id, story } of decided) yield { id, story: resolved(story, mergedInto) }
}
