import type { Article } from '@plainwire/domain/article'
import { HOUR_MS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import { deriveStoryId } from '../memory/groups/story-id.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import type { WindowStory } from '../memory/window-article.ts'

const NAMES = ['Okonjo', 'Halla', 'Brekke', 'Rosk', 'Sandhu', 'Tilston', 'Ahlman', 'Tessier']
const WORDS = ['harvest', 'tunnel', 'lantern', 'orchard', 'copper', 'violin', 'glacier', 'turbine', 'mosque']
const KINDS = ['', '', '', 'Opinion: ', 'Live: ', 'Morning briefing: ']

/** The properties of a generated article. */
export interface ArticleSketch {
  names: string[]
  words: string[]
  kind: string
  language: 'en' | 'nl'
  hoursAgo: number
}

export const arbitraryArticleSketch: fc.Arbitrary<ArticleSketch> = fc.record({
  names: fc.subarray(NAMES, { minLength: 1, maxLength: 3 }),
  words: fc.subarray(WORDS, { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom(...KINDS),
  language: fc.constantFrom('en' as const, 'nl' as const),
  hoursAgo: fc.nat(100),
})

export function sketchToArticle(
  id: string,
  { names, words, kind, language, hoursAgo }: ArticleSketch,
): Article {
  const [name = ''] = names
  return createTestArticle({
    id,
    publisherId: `publisher-${words.length}`,
    title: `${kind}${name} and the ${words.slice(0, 2).join(' ')}`,
    summary: `${words.join(' ')} said ${names.join(' and ')} of the ${words.toReversed().join(' ')}.`,
    language,
    publishedAt: new Date(TEST_NOW.getTime() - hoursAgo * HOUR_MS),
  })
}

/**
 * One operation on the clusterer's memory. Its numbers select a story, thread or article in the window, or a
 * new story.
 */
export type HistoryStep =
  | { kind: 'insert'; sketch: ArticleSketch; story: number }
  | { kind: 'replace'; sketch: ArticleSketch; article: number }
  | { kind: 'move'; from: number; leaving: number; into: number }
  | { kind: 'join thread'; story: number; thread: number }
  | { kind: 'expire'; hoursAgo: number }

const number = fc.nat(1000)
const STEPS = {
  insert: fc.record({ kind: fc.constant('insert' as const), sketch: arbitraryArticleSketch, story: number }),
  replace: fc.record({
    kind: fc.constant('replace' as const),
    sketch: arbitraryArticleSketch,
    article: number,
  }),
  move: fc.record({
    kind: fc.constant('move' as const),
    from: number,
    leaving: fc.nat(15),
    into: number,
  }),
  'join thread': fc.record({ kind: fc.constant('join thread' as const), story: number, thread: number }),
  expire: fc.record({ kind: fc.constant('expire' as const), hoursAgo: fc.nat(100) }),
}

/**
 * Generates sequences of steps, in which inserting an article is the most frequent.
 *
 * @param without kinds of steps to leave out
 */
export function arbitraryHistories(...without: HistoryStep['kind'][]): fc.Arbitrary<HistoryStep[]> {
  const weighted = (kind: HistoryStep['kind'], weight: number) => ({ weight, arbitrary: STEPS[kind] })
  const all = [
    weighted('insert', 6),
    weighted('replace', 1),
    weighted('move', 2),
    weighted('join thread', 3),
    weighted('expire', 1),
  ]
  const included = all.filter((_, at) => !without.includes(KINDS_OF_STEP[at] ?? 'insert'))
  return fc.array(fc.oneof(...included), { maxLength: 60, size: 'max' })
}
const KINDS_OF_STEP: HistoryStep['kind'][] = ['insert', 'replace', 'move', 'join thread', 'expire']

/** A cluster memory to which the steps of a history are applied. */
export class MemoryHistory {
  readonly memory: ClusterMemory
  #articles = 0
  #moves = 0
  #expiredBefore = 0

  /** @param maxTerms a small number makes the memory remove terms often */
  constructor(maxTerms?: number) {
    this.memory = new ClusterMemory({ data: testNewsroomData, maxTerms })
  }

  do(step: HistoryStep): void {
    if (step.kind === 'insert') this.insert(this.hold(step.sketch), step.story)
    else if (step.kind === 'replace') this.#replace(step)
    else if (step.kind === 'move') this.#move(step)
    else if (step.kind === 'join thread') this.#joinThread(step)
    else this.expire(TEST_NOW.getTime() - step.hoursAgo * HOUR_MS)
  }

  /**
   * Expires articles older than an instant (ms). An earlier instant than that of a previous call is ignored.
   */
  expire(before: number): string[] {
    this.#expiredBefore = Math.max(before, this.#expiredBefore)
    return this.memory.expire(this.#expiredBefore)
  }

  /** Reads a generated article without adding it to the window. */
  hold(sketch: ArticleSketch): VectorisedArticle {
    return this.memory.hold(sketchToArticle(`a${this.#articles++}`, sketch))
  }

  /**
   * Adds an article to one of the stories in the window or, with equal probability, to a new one. A round-up
   * always gets a new story.
   */
  insert(held: VectorisedArticle, choice: number): void {
    const stories = this.stories()
    const story = held.kind === 'round-up' ? undefined : chosen(stories, choice, stories.length)
    this.memory.insert(held, story?.id ?? deriveStoryId(held.articleId))
  }

  stories(): WindowStory[] {
    return [...this.memory.window.stories()]
  }

  #replace({ sketch, article: choice }: Extract<HistoryStep, { kind: 'replace' }>): void {
    const known = chosen([...this.memory.window.articles()], choice)
    if (known) this.memory.replace(known, this.memory.hold(sketchToArticle(known.articleId, sketch)))
  }

  /**
   * Moves some of a story's articles, but not its first one. If none are chosen, all articles are moved, which
   * merges two stories or renames one.
   */
  #move({ from, leaving, into }: Extract<HistoryStep, { kind: 'move' }>): void {
    const source = chosen(this.stories(), from)
    if (!source) return
    const others = this.stories().filter((story) => story !== source)
    const fresh = deriveStoryId(`move ${this.#moves++}`)
    const chosenOnes = source.members.slice(1).filter((_, at) => (leaving >> at) & 1)
    const articles = chosenOnes.length > 0 ? chosenOnes : [...source.members]
    this.memory.move(articles, source, chosen(others, into, 1)?.id ?? fresh)
  }

  #joinThread({ story: choice, thread }: Extract<HistoryStep, { kind: 'join thread' }>): void {
    const story = chosen(this.stories(), choice)
    const target = chosen(this.stories(), thread)
    if (story && target) this.memory.joinThread(story.id, this.memory.threads.idOf(target.id))
  }
}

/**
 * Chooses an element of a list by a number.
 *
 * @param more the number of additional choices for which nothing is returned
 */
function chosen<T>(list: readonly T[], choice: number, more = 0): T | undefined {
  return list.length === 0 ? undefined : list[choice % (list.length + more)]
}
