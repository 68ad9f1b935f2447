import type { NewsEdition } from '@plainwire/domain/contract'
import { listStoryCategories } from '../lists/section-list.ts'
import type { WorkerRequestHandler } from './request.ts'

/** The facts about an edition that the page gets; the stories stay in the worker. */
export interface EditionSummary extends Pick<NewsEdition, 'fetch_date' | 'content'> {
  number: number
  /** Ids of the stories that are left out, because they have no usable date. */
  undated: readonly string[]
  /** The categories of the edition's stories, lowercased. */
  categories: readonly string[]
  /** Set if the edition came from the device's cache. */
  isCached?: true
}

/**
 * Loads the edition. `isRefresh` bypasses every cache; `cached` is the number of an earlier edition to load
 * from the device's cache.
 */
export const handleEditionRequest: WorkerRequestHandler<
  { isRefresh: boolean; cached?: number },
  EditionSummary
> = async (state, { isRefresh, cached }) => {
  const answer = await state.load(isRefresh, cached)
  if (!answer.ok) return answer
  const { news, undated, stories, isCached } = answer.data
  const { edition: number, fetch_date, content } = news
  const facts = { number, fetch_date, content, undated, categories: listStoryCategories(stories) }
  return { ok: true, data: isCached ? { ...facts, isCached } : facts }
}
