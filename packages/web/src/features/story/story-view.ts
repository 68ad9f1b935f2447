import type {
  CheckedSentence,
  EvidencePassage,
  NewsConflict,
  StoryDetails,
  WhyHere,
} from '@plainwire/domain/contract'
import { sortedSources, textsIn } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { webAddress } from '../../lib/web-address.ts'
import { placeOf } from './differing-parts.ts'

/** A source as a numbered entry of the list. */
export interface ListedSource {
  id: string
  /** From 1, in the order of the list. */
  number: number
  publisherId: string
  name: string
  title: string
  /** Undefined where it is no address that a reader may be sent to. */
  url: string | undefined
  publishedAt: Date | undefined
  readTimeMinutes: number
  /** Only subscribers can read it. */
  isPaywalled: boolean
  language: string
  why: WhyHere | undefined
}

export interface Passage {
  source: ListedSource
  quote: string
  /** The sentences around it in the article; undefined where none is given. */
  before: string | undefined
  after: string | undefined
}

/** A sentence of our text and the passages that prove it. */
export interface SentenceView {
  /** From 1, in the order of the text; 0 for the sub-headline. */
  position: number
  text: string
  passages: Passage[]
  /** The numbers of its sources, each once, ascending. */
  numbers: number[]
  /** Its numbers that sources differ on. */
  conflicts: NewsConflict[]
}

export interface StoryView {
  texts: ReturnType<typeof textsIn>
  sources: ListedSource[]
  /** The sub-headline with its passages; undefined where none is cited. */
  sub: SentenceView | undefined
  sentences: SentenceView[]
  /** The numbers of each part that sources differ on, with a row in the agreement table. */
  conflicts: Record<NewsConflict['part'], NewsConflict[]>
}

function listedSources({ story, sources, whyHere }: StoryDetails): ListedSource[] {
  const minutes = new Map(sources.map(({ id, readTime }) => [id, readTime]))
  return sortedSources(story).map((source, index) => ({
    id: source.id,
    number: index + 1,
    publisherId: source.publisher_id,
    name: source.name,
    title: source.original_headline,
    url: webAddress(source.url),
    publishedAt: source.publishedAt ? new Date(source.publishedAt) : undefined,
    readTimeMinutes: minutes.get(source.id) ?? 1,
    language: source.language,
    isPaywalled: source.is_paywalled === true,
    why: whyHere.find(({ sourceId }) => sourceId === source.id),
  }))
}

function passageOf(
  { sourceId, quote, before, after }: EvidencePassage,
  sources: readonly ListedSource[],
): Passage[] {
  const source = sources.find(({ id }) => id === sourceId)
  return source ? [{ source, quote, before, after }] : []
}

function sentenceView(
  { text, evidence }: CheckedSentence,
  position: number,
  sources: readonly ListedSource[],
): SentenceView {
  const passages = evidence.flatMap((passage) => passageOf(passage, sources))
  const numbers = [...new Set(passages.map(({ source }) => source.number))].sort((a, b) => a - b)
  return { position, text, passages, numbers, conflicts: [] }
}

/** Each sentence with the numbers that the text first gives in it. */
function withConflicts(sentences: readonly SentenceView[], conflicts: readonly NewsConflict[]) {
  const homes = conflicts.map((conflict) => {
    return { conflict, home: sentences.find(({ text }) => placeOf(conflict.text, text) >= 0) }
  })
  return sentences.map((sentence) => ({
    ...sentence,
    conflicts: homes.flatMap(({ conflict, home }) => (home === sentence ? [conflict] : [])),
  }))
}

/** A mark without a row would lead nowhere. */
function shownConflicts({ facts = [] }: StoryDetails, marks: readonly NewsConflict[]) {
  const rows = new Set(facts.flatMap(({ id, agreement }) => (agreement === 'conflict' ? [id] : [])))
  const ofPart = (part: NewsConflict['part']) =>
    marks.filter((mark) => mark.part === part && rows.has(mark.fact_id))
  return {
    headline: ofPart('headline'),
    sub_headline: ofPart('sub_headline'),
    description: ofPart('description'),
  }
}

/**
 * The view model of a story's page: the texts in the reader's language, numbered sources, sentences with
 * their evidence.
 */
export function storyView(details: StoryDetails, language: Language): StoryView {
  const texts = textsIn(details.story, language)
  const sources = listedSources(details)
  const sentences = details.sentences[texts.language] ?? []
  const conflicts = shownConflicts(details, texts.conflicts)
  const view = sentences.map((sentence, index) => sentenceView(sentence, index + 1, sources))
  const cited = details.sub_headlines?.[texts.language]
  const sub = cited && texts.sub_headline ? sentenceView(cited, 0, sources) : undefined
  return { texts, sources, sub, sentences: withConflicts(view, conflicts.description), conflicts }
}
