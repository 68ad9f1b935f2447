import { EDITION_FILES } from '@plainwire/domain/contract'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { computeEtag, JSON_CONTENT_TYPE } from '../serving/representation.ts'
import type { EditionSource, LoadedEdition } from './loaded-edition.ts'

const STORIES = 20

function shortened(edition: LoadedEdition): LoadedEdition {
  const stories = edition.news.stories.slice(0, STORIES)
  const shown = new Set(stories.map(({ id }) => id))
  const threads = edition.news.threads
    .map((thread) => ({ ...thread, story_ids: thread.story_ids.filter((id) => shown.has(id)) }))
    .filter(({ story_ids }) => story_ids.length > 1)
  const threadIds = new Set(threads.map(({ id }) => id))
  const news = {
    ...edition.news,
    threads,
    stories: stories.map(({ thread, ...story }) =>
      thread && threadIds.has(thread.id) ? { ...story, thread } : story,
    ),
  }
  const identity = Buffer.from(JSON.stringify(news))
  const file = {
    type: JSON_CONTENT_TYPE,
    cacheControl: CACHE_CONTROL.edition,
    tag: computeEtag(identity),
    forms: { identity },
  }
  return {
    ...edition,
    news,
    file: (path) => (path === EDITION_FILES.news ? file : edition.file(path)),
  }
}

/**
 * Wraps a source of editions so that lists show the first 20 stories only (the debug mode). The pages of all
 * other stories still work.
 */
export function limitToTwentyStories(editions: EditionSource): EditionSource {
  const made = new WeakMap<LoadedEdition, LoadedEdition>()
  const short = (edition: LoadedEdition): LoadedEdition => {
    const known = made.get(edition) ?? shortened(edition)
    made.set(edition, known)
    return known
  }
  return {
    ...editions,
    current: () => {
      const edition = editions.current()
      return edition && short(edition)
    },
    onChange: (listener) => editions.onChange((edition) => listener(short(edition))),
  }
}
