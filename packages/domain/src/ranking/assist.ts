import type { NewsStory } from '../contract/index.ts'
import { wordsOf } from '../text/index.ts'
import type { Learned } from './learned.ts'
import { liking } from './learned.ts'
import { scoreFactsOf } from './score-facts.ts'

/** What Premium does to a reader's lists, as far as it is switched on. */
export interface Assist {
  /** Leaves out stories that say much the same as one above them. */
  repeats: boolean
  /** Leaves out stories told less cleanly or neutrally than most. */
  lowQuality: boolean
  /** Puts good stories outside the reader's interests into the list now and then. */
  surprise: boolean
  /** What is known of the reader; undefined while nothing is recommended from it. */
  learned?: Learned | undefined
}

/** Below this of 10 a story is told too loudly, or too one-sidedly. */
const LEAST_CLEAN = 5
const LEAST_NEUTRAL = 5
/** Sharing so much of their words, two headlines tell the same. */
const SAME_SHARE = 0.5
/** Words shorter than this tell no story. */
const LEAST_LETTERS = 4
/** Nobody reads farther: beyond it every story stays. */
const LOOKED_AT = 600
/** Every so many stories one is a surprise. */
const SURPRISE_EVERY = 8
const SURPRISE_QUALITY = 0.8

/** Whether a story is told cleanly and neutrally enough; one that wasn't judged is. */
export function isGoodEnough({ analytics }: Pick<NewsStory, 'analytics'>): boolean {
  return analytics.cleanliness >= LEAST_CLEAN && analytics.political_neutrality >= LEAST_NEUTRAL
}

const tellingWords = ({ headline, tags }: NewsStory) =>
  new Set(wordsOf([headline, ...tags].join(' ')).filter((word) => word.length >= LEAST_LETTERS))

/** The stories of a list that say much the same as one above them, by id. */
export function repeatsIn(stories: readonly NewsStory[]): ReadonlySet<string> {
  const repeats = new Set<string>()
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const story of stories.slice(0, LOOKED_AT)) {
    const words = tellingWords(story)
    const shared = new Map<number, number>()
    for (const word of words)
      for (const one of holders.get(word) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1)
    const isRepeat = [...shared].some(
      ([one, count]) => count / (words.size + (sizes[one] ?? 0) - count) >= SAME_SHARE,
    )
    if (isRepeat) repeats.add(story.id)
    else {
      for (const word of words) holders.set(word, [...(holders.get(word) ?? []), sizes.length])
      sizes.push(words.size)
    }
  }
  return repeats
}

interface Listed {
  story: NewsStory
}

/** Puts good stories that the reader wouldn't meet otherwise at every eighth place. */
function withSurprises<Item extends Listed>(
  items: readonly Item[],
  isKnown: (story: NewsStory) => boolean,
): Item[] {
  const list = [...items]
  const isSurprise = ({ story }: Item) =>
    !isKnown(story) && isGoodEnough(story) && scoreFactsOf(story).quality >= SURPRISE_QUALITY
  for (let place = SURPRISE_EVERY - 1; place < list.length; place += SURPRISE_EVERY) {
    const from = list.findIndex((item, index) => index >= place && isSurprise(item))
    if (from === -1) break
    const [surprise] = list.splice(from, 1)
    if (surprise) list.splice(place, 0, surprise)
  }
  return list
}

/**
 * A list as Premium's switches leave it; poor stories are left out before it is made (`isGoodEnough`). What is recommended from what was read has ordered it already, by the ranking's
 * own factor of interest.
 *
 * @param meets whether a story meets the reader's own interests
 */
export function assisted<Item extends Listed>(
  items: readonly Item[],
  { repeats, surprise, learned = {} }: Omit<Assist, 'lowQuality'>,
  meets: (story: NewsStory) => boolean,
): readonly Item[] {
  const left = repeats ? repeatsIn(items.map(({ story }) => story)) : new Set<string>()
  const fresh = left.size === 0 ? items : items.filter(({ story }) => !left.has(story.id))
  const isLiked = (name: string) => liking(learned, name.toLowerCase()) > 0
  const isKnown = (story: NewsStory) => meets(story) || [...story.categories, ...story.tags].some(isLiked)
  return surprise ? withSurprises(fresh, isKnown) : fresh
}
