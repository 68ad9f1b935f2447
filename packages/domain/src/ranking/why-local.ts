import { toSpecificPlaceName } from '../edition/index.ts'
import { containsWordSequence, splitIntoFoldedWords } from '../text/index.ts'
import type { LocalStory, ProximityLevel } from './local.ts'

/** The facts for a sentence such as 'Zwolle is named in 3 of 4 sources, 12 km away'. */
export interface LocalStoryReason {
  level: ProximityLevel
  /** The story's town, else its country; undefined if it has neither. */
  place: string | undefined
  /** The number of sources whose headline names `place`. */
  namedIn: number
  sources: number
  km: number | undefined
  /** Whether all sources of the story belong to one publisher. */
  isOneSource: boolean
}

/** Returns why a story is on the local page. */
export function findLocalStoryReason({ story, level, km }: LocalStory): LocalStoryReason {
  const place = toSpecificPlaceName(story.location?.city) ?? toSpecificPlaceName(story.location?.country)
  const name = splitIntoFoldedWords(place ?? '')
  const naming = story.sources.filter(({ original_headline }) =>
    containsWordSequence(splitIntoFoldedWords(original_headline), name),
  )
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
