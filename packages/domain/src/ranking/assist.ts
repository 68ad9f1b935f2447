import type { NewsStory } from '../contract/index.ts'
import { foldCaseAndAccents, splitIntoFoldedWords } from '../text/index.ts'
import type { LearnedInterests } from './preferences/learned.ts'
import { getLearnedPreference } from './preferences/learned.ts'
import { computeScoreInputs } from './score/score-facts.ts'

/** The Premium options that change a reader's lists. */
export interface PremiumListOptions {
  /** Leaves out near-duplicates of stories higher in the list. */
  repeats: boolean
  /** Leaves out stories with a low score for cleanliness or neutrality. */
  lowQuality: boolean
  /** Moves good stories outside the reader's interests up the list, at regular intervals. */
  surprise: boolean
  /** The learned interests of the reader; undefined if recommendations are off. */
  learned?: LearnedInterests | undefined
}

/** The minimum score for cleanliness and for neutrality, 0–10. */
const LEAST_CLEAN = 5
const LEAST_NEUTRAL = 5
/**
 * Two stories are near-duplicates if at least this share (0–1) of all the words in their headlines and tags
 * occurs in both.
 */
const SAME_SHARE = 0.5
/** The minimum length in letters of the words that are compared between headlines. */
const LEAST_LETTERS = 4
/**
 * The number of stories at the beginning of a list that are compared for near-duplicates; few readers read
 * further than that.
 */
const LOOKED_AT = 600
/** One story in this many is a surprise: a good story outside the reader's interests. */
const SURPRISE_EVERY = 8
const SURPRISE_QUALITY = 0.8

/** Whether a story's scores for cleanliness and neutrality are both at least 5 of 10. */
export function hasSufficientStoryQuality({ analytics }: Pick<NewsStory, 'analytics'>): boolean {
  return analytics.cleanliness >= LEAST_CLEAN && analytics.political_neutrality >= LEAST_NEUTRAL
}

const distinctiveWords = ({ headline, tags }: NewsStory) =>
  new Set(splitIntoFoldedWords([headline, ...tags].join(' ')).filter((word) => word.length >= LEAST_LETTERS))

/**
 * Returns the ids of the stories that are near-duplicates of a story higher in the list. Only the first
 * `LOOKED_AT` stories are compared.
 */
export function findNearDuplicates(stories: readonly NewsStory[]): ReadonlySet<string> {
  const repeats = new Set<string>()
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const story of stories.slice(0, LOOKED_AT)) {
    const words = distinctiveWords(story)
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

/** Moves good stories that are outside the reader's interests up the list, to every eighth position. */
function withSurprises<Item extends Listed>(
  items: readonly Item[],
  isKnown: (story: NewsStory) => boolean,
): Item[] {
  const list = [...items]
  const isSurprise = ({ story }: Item) =>
    !isKnown(story) &&
    hasSufficientStoryQuality(story) &&
    computeScoreInputs(story).quality >= SURPRISE_QUALITY
  for (let place = SURPRISE_EVERY - 1; place < list.length; place += SURPRISE_EVERY) {
    const from = list.findIndex((item, index) => index >= place && isSurprise(item))
    if (from === -1) break
    const [surprise] = list.splice(from, 1)
    if (surprise) list.splice(place, 0, surprise)
  }
  return list
}

/**
 * Applies the Premium options to a ranked list: removes near-duplicates, and moves up good stories that are
 * outside the reader's interests. Stories of low quality are removed before ranking
 * (`hasSufficientStoryQuality`).
 *
 * @param meets whether a story matches the reader's interests
 */
export function applyPremiumListOptions<Item extends Listed>(
  items: readonly Item[],
  { repeats, surprise, learned = {} }: Omit<PremiumListOptions, 'lowQuality'>,
  meets: (story: NewsStory) => boolean,
): readonly Item[] {
  const left = repeats ? findNearDuplicates(items.map(({ story }) => story)) : new Set<string>()
  const fresh = left.size === 0 ? items : items.filter(({ story }) => !left.has(story.id))
  const isLiked = (name: string) => getLearnedPreference(learned, foldCaseAndAccents(name)) > 0
  const isKnown = (story: NewsStory) => meets(story) || [...story.categories, ...story.tags].some(isLiked)
  return surprise ? withSurprises(fresh, isKnown) : fresh
}
