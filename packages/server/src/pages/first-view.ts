import type { Section } from '@plainwire/domain/category'
import type { FirstView, NewsStory } from '@plainwire/domain/contract'
import { categoryList, homeList, trendingList } from '@plainwire/domain/ranking'
import type { LoadedEdition } from '../editions/loaded-edition.ts'

/** One page of the feed (FD-07). */
const PAGE_SIZE = 20

function listOf(stories: readonly NewsStory[], section: Section, now: Date): NewsStory[] {
  if (section === 'all') return homeList(stories, { now })
  // What is near is the reader's own affair: the local list is made in the browser.
  if (section === 'local') return []
  return categoryList(stories, section, { now })
}

/**
 * What the first view of a section shows: the edition with the first page of its list and the trending stories only.
 * Ranking is by score, so that the lists made of these few begin like those made of all.
 */
export function firstViewOf({ news }: LoadedEdition, section: Section, now: Date): FirstView {
  const list = listOf(news.stories, section, now)
  const shown = new Set([...list.slice(0, PAGE_SIZE), ...trendingList(news.stories, { now })])
  return { news: { ...news, stories: [...shown] }, total: list.length, story: null, storyState: 'none' }
}
