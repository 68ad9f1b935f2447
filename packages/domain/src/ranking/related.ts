import type { NewsStory } from '../contract/index.ts'
import type { RankingContext } from './factors.ts'
import { recency } from './recency.ts'
import { rank } from './score.ts'
import { scoreFactsOf } from './score-facts.ts'

/** Related stories under one story. */
const RELATED_SIZE = 6
/** A shared tag counts more than a shared category, and that more than a shared country. */
const WEIGHTS = { tag: 3, category: 2, country: 1 }

/** Less is no relation: a section alone, or a country alone, is shared with hundreds of stories. */
const LEAST = WEIGHTS.tag

/** The first story of each thread but one, of which all are listed. */
function onceEachThread(stories: readonly NewsStory[], own: string | undefined): NewsStory[] {
  const known = new Set<string>()
  return stories.filter(({ thread }) => {
    if (!thread || thread.id === own) return true
    return !known.has(thread.id) && known.add(thread.id)
  })
}

type Traits = Pick<NewsStory, 'categories' | 'tags' | 'relevant_countries' | 'location'>

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase())

/** The traits that a story can share with another, with their weights. */
function traitsOf({ categories, tags, relevant_countries, location }: Traits): Map<string, number> {
  const countries = [...relevant_countries, ...(location?.country_code ? [location.country_code] : [])]
  return new Map([
    ...lowered(categories).map((name) => [`category ${name}`, WEIGHTS.category] as const),
    ...lowered(countries).map((name) => [`country ${name}`, WEIGHTS.country] as const),
    ...lowered(tags).map((name) => [`tag ${name}`, WEIGHTS.tag] as const),
  ])
}

/**
 * At most 6 other stories that share a tag with a story, or both a category and a country: what they share, times how
 * fresh they are; then by score. Of every other thread only the best is listed.
 */
export function relatedList(
  stories: readonly NewsStory[],
  story: NewsStory,
  context: RankingContext,
): NewsStory[] {
  const own = traitsOf(story)
  const likeness = new Map<NewsStory, number>()
  for (const other of stories) {
    if (other.id === story.id) continue
    const shared = [...traitsOf(other).keys()].reduce((sum, trait) => sum + (own.get(trait) ?? 0), 0)
    if (shared >= LEAST) likeness.set(other, shared * recency(scoreFactsOf(other).published, context.now))
  }
  // Sorting is stable: among equals the order of the ranking stays.
  const sorted = rank([...likeness.keys()], context)
    .map((ranked) => ranked.story)
    .sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0))
  return onceEachThread(sorted, story.thread?.id).slice(0, RELATED_SIZE)
}
