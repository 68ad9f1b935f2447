import type {
  CheckedSentence,
  EvidencePassage,
  SourceConflict,
  StoryDetails,
  StoryMembershipReason,
} from '@plainwire/domain/contract'
import { getTextsInLanguage, sortSources } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { findNumberIndex } from './facts/differing-parts.ts'

/** A source, as an entry of the numbered list. */
export interface ListedSource {
  id: string
  /** The source's number, counted from 1 in the order of the list. */
  number: number
  publisherId: string
  name: string
  title: string
  /** The article's URL; undefined if it isn't an http(s) URL. */
  url: string | undefined
  publishedAt: Date | undefined
  readTimeMinutes: number
  /** True if only subscribers can read the article. */
  isPaywalled: boolean
  language: string
  why: StoryMembershipReason | undefined
}

export interface Passage {
  source: ListedSource
  quote: string
  /** The sentence before the passage in the article; undefined if none is known. */
  before: string | undefined
  /** The sentence after the passage in the article; undefined if none is known. */
  after: string | undefined
}

/** A sentence of the story's text with the passages that support it. */
export interface SentenceView {
  /** The sentence's position in the text, counted from 1; 0 for the sub-headline. */
  position: number
  text: string
  passages: Passage[]
  /** The numbers of the sentence's sources, without duplicates, ascending. */
  numbers: number[]
  /** The numbers in the sentence on which sources differ. */
  conflicts: SourceConflict[]
}

export interface StoryView {
  texts: ReturnType<typeof getTextsInLanguage>
  sources: ListedSource[]
  /**
   * The sub-headline with the passages that support it; undefined if there is no sub-headline, or no passages
   * are known.
   */
  sub: SentenceView | undefined
  sentences: SentenceView[]
  /**
   * The numbers on which sources differ, by the part of the story that contains them. Numbers whose facts
   * aren't in the story's list of differing facts are left out.
   */
  conflicts: Record<SourceConflict['part'], SourceConflict[]>
}

function listedSources({ story, sources, whyHere }: StoryDetails): ListedSource[] {
  const minutes = new Map(sources.map(({ id, readTime }) => [id, readTime]))
  return sortSources(story).map((source, index) => ({
    id: source.id,
    number: index + 1,
    publisherId: source.publisher_id,
    name: source.name,
    title: source.original_headline,
    url: toWebUrl(source.url),
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

/** Adds each number on which sources differ to the first sentence that contains the number. */
function withConflicts(sentences: readonly SentenceView[], conflicts: readonly SourceConflict[]) {
  const assigned = conflicts.map((conflict) => {
    return { conflict, target: sentences.find(({ text }) => findNumberIndex(conflict.text, text) >= 0) }
  })
  return sentences.map((sentence) => ({
    ...sentence,
    conflicts: assigned.flatMap(({ conflict, target }) => (target === sentence ? [conflict] : [])),
  }))
}

/**
 * Returns the numbers on which sources differ, by the part of the story that contains them. Each number is
 * shown as a link to its fact in the list of differing facts. Numbers whose fact isn't in that list are left
 * out.
 */
function shownConflicts({ facts = [] }: StoryDetails, conflicts: readonly SourceConflict[]) {
  const rows = new Set(facts.flatMap(({ id, agreement }) => (agreement === 'conflict' ? [id] : [])))
  const ofPart = (part: SourceConflict['part']) =>
    conflicts.filter((conflict) => conflict.part === part && rows.has(conflict.fact_id))
  return {
    headline: ofPart('headline'),
    sub_headline: ofPart('sub_headline'),
    description: ofPart('description'),
  }
}

/**
 * Returns the view model of the story dialog: the texts (in the reader's language if the story has that
 * language), the numbered sources, and the sentences with the passages that support them.
 */
export function buildStoryView(details: StoryDetails, language: Language): StoryView {
  const texts = getTextsInLanguage(details.story, language)
  const sources = listedSources(details)
  const sentences = details.sentences[texts.language] ?? []
  const conflicts = shownConflicts(details, texts.conflicts)
  const view = sentences.map((sentence, index) => sentenceView(sentence, index + 1, sources))
  const cited = details.sub_headlines?.[texts.language]
  const sub = cited && texts.sub_headline ? sentenceView(cited, 0, sources) : undefined
  return { texts, sources, sub, sentences: withConflicts(view, conflicts.description), conflicts }
}
