import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { textsIn } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { type ReaderPlace, trendingList } from '@plainwire/domain/ranking'
import { useEffect, useMemo } from 'react'
import { useTexts } from '../lib/texts.ts'
import { type Card, type Headline, toCard, toHeadline } from './card.ts'
import { useEdition } from './edition-context.ts'
import type { FirstView } from './first-view.ts'
import { keptFirst, sectionList } from './section-list.ts'

export interface SectionStories {
  state: 'loading' | 'ready' | 'failed'
  /** The best so many. */
  cards: (count: number) => Card[]
  /** How many there are in all, also before they are all here. */
  total: number
  /** Whether all of them are here. */
  isWhole: boolean
}

const NO_CARDS = () => []
const made: Record<Language, WeakMap<NewsStory, Card>> = { en: new WeakMap(), nl: new WeakMap() }

/** A story's card, the very same as long as nothing in it changes: what is drawn already isn't drawn again. */
function sameCard(story: NewsStory, language: Language, first: FirstView | undefined): Card {
  const drawn = first?.language === language ? first.cards.find(({ id }) => id === story.id) : undefined
  if (drawn?.language === textsIn(story, language).language) return drawn
  const card = made[language].get(story) ?? toCard(story, language)
  made[language].set(story, card)
  return card
}

/** The stories of a section for a reader at a place. */
export function useSection(section: Section, reader: ReaderPlace | undefined): SectionStories {
  const { firstView, isFirstViewKept, leaveFirstView, whole, failure, want } = useEdition()
  const { language } = useTexts()
  const first = isFirstViewKept && firstView?.section === section ? firstView : undefined
  const needsWhole = !first || first.language !== language

  useEffect(() => {
    if (needsWhole) want()
  }, [needsWhole, want])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader who goes to another section leaves the first view
  useEffect(() => leaveFirstView, [section])

  const ranked = useMemo(
    () => whole && sectionList(whole.stories, section, { now: whole.rankedAt, reader }),
    [whole, section, reader],
  )
  const list = useMemo(
    () =>
      ranked && first
        ? keptFirst(
            first.cards.map(({ id }) => id),
            ranked,
          )
        : ranked,
    [ranked, first],
  )
  if (list) {
    const cards = (count: number) => list.slice(0, count).map((story) => sameCard(story, language, first))
    return { state: 'ready', cards, total: list.length, isWhole: true }
  }
  if (first) {
    return {
      state: 'ready',
      cards: (count) => first.cards.slice(0, count),
      total: first.total,
      isWhole: false,
    }
  }
  return { state: failure ? 'failed' : 'loading', cards: NO_CARDS, total: 0, isWhole: false }
}

/** The trending headlines for a reader at a place; those of the first view stay where they are (RK-04). */
export function useTrending(reader: ReaderPlace | undefined): Headline[] {
  const { firstView, isFirstViewKept, whole } = useEdition()
  const { language } = useTexts()
  const first = isFirstViewKept ? firstView?.trending : undefined
  return useMemo(() => {
    if (!whole) return first ?? []
    const byId = new Map(whole.stories.map((story): [string, NewsStory] => [story.id, story]))
    const shown = first?.flatMap(({ id }) => byId.get(id) ?? [])
    const list = shown ?? trendingList(whole.stories, { now: whole.rankedAt, reader })
    return list.map((story) => toHeadline(story, language))
  }, [whole, first, reader, language])
}

/** What a card shows of one story, wherever in the edition it stands; undefined while it isn't here. */
export function useCard(storyId: string): Card | undefined {
  const { firstView, whole } = useEdition()
  const { language } = useTexts()
  return useMemo(() => {
    const story = whole?.stories.find(({ id }) => id === storyId)
    return story ? toCard(story, language) : firstView?.cards.find(({ id }) => id === storyId)
  }, [whole, firstView, storyId, language])
}
