import { countTerms, type DocumentFrequencies } from '../quality/clustering/term-vectors.ts'
import type { FrontPage, ThreadedStory } from './front-page.ts'
import { findSimilarPairs } from './similar-pairs.ts'

/**
 * Pairs of cards with at least this TF-IDF cosine are listed. Low, so that an editor rather sees too many
 * pairs than too few.
 */
const MIN_SIMILARITY = 0.1

/** A card of a front page, for an editor to label. */
interface CardLine {
  day: string
  /** The position on the front page, from 1. */
  rank: number
  story: string
  /** Null for a story that is alone in its thread. */
  thread: string | null
  headline: string
  publishers: string[]
}

/** Two cards of a front page that may report the same event or topic. */
interface CardPairLine {
  day: string
  ranks: [first: number, second: number]
  headlines: [first: string, second: string]
  similarity: number
  isOneThread: boolean
  /** Filled in by the editor: 'event', 'topic' or 'different'. */
  label: null
}

/** A story with several publishers, for an editor to label. */
interface MultiPublisherStoryLine {
  day: string
  story: string
  thread: string | null
  headline: string
  reports: { publisher: string; title: string }[]
  /** Filled in by the editor: 'pure', or the titles that don't belong to the story. */
  label: null
}

/** The lines of one day, for an editor to label. */
export interface DayLines {
  cards: CardLine[]
  pairs: CardPairLine[]
  several: MultiPublisherStoryLine[]
}

const publishersOf = ({ sources }: ThreadedStory) => [...new Set(sources.map(({ name }) => name))]
const threadOf = ({ thread }: ThreadedStory) => thread?.id ?? null

const textOf = (story: ThreadedStory) => ({
  title: story.headline,
  text: [...story.sources.map((source) => source.original_headline), story.description].join(' '),
})

/**
 * Returns similar pairs of cards. Word frequencies include all stories of the day, so that a word that most
 * of them share ('coronavirus') makes no two of them similar.
 */
function pairLines({ day, cards, stories }: FrontPage, background: DocumentFrequencies): CardPairLine[] {
  const frequencies = background.copy()
  for (const story of stories) frequencies.add(countTerms(textOf(story)).keys())
  const texts = cards.map((story, at) => ({ story, rank: at + 1, ...textOf(story) }))
  return findSimilarPairs(texts, frequencies, MIN_SIMILARITY).map(({ first, second, similarity }) => ({
    day,
    ranks: [first.rank, second.rank],
    headlines: [first.title, second.title],
    similarity: Math.round(similarity * 1000) / 1000,
    isOneThread: threadOf(first.story) !== null && threadOf(first.story) === threadOf(second.story),
    label: null,
  }))
}

/**
 * Returns the lines of one day: its first cards, pairs of similar cards, and every story with several
 * publishers.
 *
 * @param background how often words are used in headlines
 */
export function makeLabelLines(page: FrontPage, background: DocumentFrequencies): DayLines {
  const { day, cards, stories } = page
  return {
    cards: cards.map((story, at) => ({
      day,
      rank: at + 1,
      story: story.id,
      thread: threadOf(story),
      headline: story.headline,
      publishers: publishersOf(story),
    })),
    pairs: pairLines(page, background),
    several: stories
      .filter((story) => publishersOf(story).length > 1)
      .map((story) => ({
        day,
        story: story.id,
        thread: threadOf(story),
        headline: story.headline,
        reports: story.sources.map(({ name, original_headline: title }) => ({ publisher: name, title })),
        label: null,
      })),
  }
}
