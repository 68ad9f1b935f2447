import type { NewsStory } from '../contract/index.ts'
import type { RankingContext } from './score/factors.ts'
import { rankStories } from './score/rank-stories.ts'
import { computeRecencyFactor } from './score/recency.ts'
import { computeScoreInputs } from './score/score-facts.ts'

/** The maximum number of related stories for one story. */
const RELATED_SIZE = 6
/** A shared tag counts more than a shared category, and a category more than a country. */
const WEIGHTS = { tag: 3, category: 2, country: 1 }

/**
 * The minimum sum of the weights of the traits that two related stories share. One category or one country
 * isn't enough, because hundreds of stories share it.
 */
const LEAST = WEIGHTS.tag

/**
 * Returns the first story of each thread, together with all stories of the thread whose id is `own` and all
 * stories without a thread.
 */
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
 * Returns at most 6 stories that share enough with `story`: traits with a total weight of at least `LEAST`,
 * such as one tag, or a category and a country. They are ordered by that weight times recency, then by score.
 * Of a thread other than the story's own, only the best story is returned.
 */
export function listRelatedStories(
  stories: readonly NewsStory[],
  story: NewsStory,
  context: RankingContext,
): NewsStory[] {
  const own = traitsOf(story)
  const likeness = new Map<NewsStory, number>()
  for (const other of stories) {
    if (other.id === story.id) continue
    const shared = [...traitsOf(other).keys()].reduce((sum, trait) => sum + (own.get(trait) ?? 0), 0)
    if (shared >= LEAST)
      likeness.set(other, shared * computeRecencyFactor(computeScoreInputs(other).published, context.now))
  }
  // Sorting is stable, so that equal stories remain in ranking order.
  const sorted = rankStories([...likeness.keys()], context)
    .map((ranked) => ranked.story)
    .sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0))
  return onceEachThread(sorted, story.thread?.id).slice(0, RELATED_SIZE)
}
