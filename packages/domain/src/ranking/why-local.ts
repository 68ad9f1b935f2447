import { usablePlaceName } from '../edition/index.ts'
import { holdsRun, wordsOf } from '../text/index.ts'
import type { LocalLevel, LocalStory } from './local.ts'

/** 'Why local: Zwolle is named in 3 of 4 sources, 12 km away'. */
export interface LocalReason {
  level: LocalLevel
  /** Where the story happens: its town, else its country; undefined where it names neither. */
  place: string | undefined
  /** Sources whose headline names that place. */
  namedIn: number
  sources: number
  km: number | undefined
  /** Whether one publisher alone reports it. */
  isOneSource: boolean
}

/** Why a story is on the local page. */
export function localReason({ story, level, km }: LocalStory): LocalReason {
  const place = usablePlaceName(story.location?.city) ?? usablePlaceName(story.location?.country)
  const name = wordsOf(place ?? '')
  const naming = story.sources.filter(({ original_headline }) => holdsRun(wordsOf(original_headline), name))
  const publishers = new Set(story.sources.map(({ publisher_id }) => publisher_id))
  return {
    level,
    place,
    namedIn: naming.length,
    sources: story.sources.length,
    km,
    isOneSource: publishers.size <= 1,
  }
}
