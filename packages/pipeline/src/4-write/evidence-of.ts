import type { Evidence, Sentence } from '@plainwire/domain/story'
import { findNumbers } from '../text/index.ts'
import { MIN_DUPLICATE_SIMILARITY } from './central-sentences.ts'
import { computeWordSetSimilarity, type StorySentence } from './sentence/story-sentence.ts'

/** The maximum number of passages per sentence. */
const MAX_EVIDENCE = 4

const place = ({ articleId, field, start, end }: StorySentence): Evidence => ({
  articleId,
  field,
  start,
  end,
})

/** Whether another passage contains every number of a sentence. */
function hasSameNumbers(sentence: StorySentence, other: StorySentence): boolean {
  const given = new Set(findNumbers(other.text).map(({ value }) => value))
  return findNumbers(sentence.text).every(({ value }) => given.has(value))
}

/**
 * Returns the passage that a sentence was taken from, and passages of other articles with the same statement
 * and numbers.
 */
export function findSupportingPassages(sentence: StorySentence, all: readonly StorySentence[]): Evidence[] {
  const evidence = [place(sentence)]
  const articles = new Set([sentence.articleId])
  for (const other of all) {
    if (evidence.length >= MAX_EVIDENCE) break
    if (
      articles.has(other.articleId) ||
      computeWordSetSimilarity(sentence.words, other.words) < MIN_DUPLICATE_SIMILARITY
    )
      continue
    if (!hasSameNumbers(sentence, other)) continue
    evidence.push(place(other))
    articles.add(other.articleId)
  }
  return evidence
}

/** Returns a sentence of a story's text with the passages that support it. */
export function attachEvidence(sentence: StorySentence, all: readonly StorySentence[]): Sentence {
  return { text: sentence.text, evidence: findSupportingPassages(sentence, all) }
}
