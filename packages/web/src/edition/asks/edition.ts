import type { News } from '@plainwire/domain/contract'
import { categoriesOf } from '../section-list.ts'
import type { Handler } from './ask.ts'

/** What the page knows of an edition; its stories stay in the worker. */
export interface EditionFacts extends Pick<News, 'fetch_date' | 'content'> {
  number: number
  /** Ids of the stories that are left out, because they have no usable date. */
  undated: readonly string[]
  /** Every category that a story stands in, lowercased. */
  categories: readonly string[]
  /** That it came from what the device keeps. */
  isKept?: true
}

/** Loads the edition. `isRefresh`: past every cache, for a newer one than that at hand. `kept`: an earlier one, as the device keeps it. */
export const askEdition: Handler<{ isRefresh: boolean; kept?: number }, EditionFacts> = async (
  desk,
  { isRefresh, kept },
) => {
  const answer = await desk.load(isRefresh, kept)
  if (!answer.ok) return answer
  const { news, undated, stories, isKept } = answer.data
  const { edition: number, fetch_date, content } = news
  const facts = { number, fetch_date, content, undated, categories: categoriesOf(stories) }
  return { ok: true, data: isKept ? { ...facts, isKept } : facts }
}
