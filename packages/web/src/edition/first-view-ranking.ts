import type { Section } from '@plainwire/domain/category'
import type { NewsEdition, NewsStory } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { listStoriesWithNumberConflicts, listTrendingStories } from '@plainwire/domain/ranking'
import { toCard } from './card.ts'
import { listFirstCardIds } from './lists/first-cards.ts'
import { PAGE_SIZE } from './lists/page-size.ts'
import { buildSectionList, hasValidDate, listStoryCategories } from './lists/section-list.ts'
import { createThreadSiblingCounter } from './lists/thread-entry.ts'

/**
 * The ranked lists of an edition from which the first view of a section (the lists embedded in the page) is
 * made.
 */
interface Ranking {
  madeAtMs: number
  list: NewsStory[]
  trending: NewsStory[]
  differing: NewsStory[]
  categories: readonly string[]
  /** Returns the number of other stories of a story's thread. */
  others: (story: NewsStory) => number
}

/** How long a ranking is cached, in ms, so that thousands of stories aren't ranked again for each page. */
const RANKING_MS = 60_000
const rankings = new WeakMap<NewsEdition, Map<string, Ranking>>()

/**
 * Returns the lists of trending stories and of stories on which sources differ, without those on the first
 * cards.
 */
function sideLists(stories: readonly NewsStory[], list: readonly NewsStory[], language: Language, now: Date) {
  const first = listFirstCardIds(list.slice(0, PAGE_SIZE).map((story) => toCard(story, language)))
  const shown = list.slice(0, PAGE_SIZE).filter(({ id }) => first.includes(id))
  const differing = listStoriesWithNumberConflicts(stories, { now }, shown)
  return { differing, trending: listTrendingStories(stories, { now }, [...shown, ...differing]) }
}

/**
 * Ranks the lists of a section for a reader without a place or interests. The result is cached for a minute.
 */
export function rankFirstView(news: NewsEdition, section: Section, language: Language, now: Date): Ranking {
  const key = `${section} ${language}`
  const known = rankings.get(news) ?? new Map<string, Ranking>()
  rankings.set(news, known)
  const cached = known.get(key)
  if (cached && Math.abs(now.getTime() - cached.madeAtMs) < RANKING_MS) return cached
  const dated = news.stories.filter(hasValidDate)
  const list = buildSectionList(dated, section, { now })
  const ranking = {
    madeAtMs: now.getTime(),
    list,
    ...sideLists(dated, list, language, now),
    categories: listStoryCategories(dated),
    others: createThreadSiblingCounter(dated),
  }
  known.set(key, ranking)
  return ranking
}
