import type { RemovedSentence, Sentence } from '@plainwire/domain/story'
import { normaliseForQuotationSearch } from '../../claims/index.ts'
import type { Draft } from '../../writing-ports.ts'
import { type DraftJudgementContext, judgeSentence } from './judge-sentence.ts'

const MIN_SENTENCES = 3
const MAX_SENTENCES = 5
/** Two sentences repeat each other if they share at least this proportion of the words of the shorter one. */
const REPEATS = 0.6

const wordsOf = (text: string) => new Set(normaliseForQuotationSearch(text).trim().split(' '))

/** Whether a text repeats one of the other texts, which is judged by their common words. */
export function isSentenceRepeated(text: string, others: readonly Pick<Sentence, 'text'>[]): boolean {
  const words = wordsOf(text)
  return others.some((other) => {
    const theirs = wordsOf(other.text)
    const shared = [...words].filter((word) => theirs.has(word)).length
    return shared >= REPEATS * Math.min(words.size, theirs.size)
  })
}

/** A position in the draft: its sentence, or the sources of a sentence that was rejected. */
type Place = { sentence: Sentence } | { articleIds: ReadonlySet<string> }

/**
 * Judges each sentence of a draft separately. Returns the positions of the text, each with its sentence or
 * with the sources of the rejected one, and the rejected sentences with reasons.
 */
export function judgeDraftSentences(
  draft: Draft,
  bench: DraftJudgementContext,
): { places: Place[]; failed: RemovedSentence[] } {
  const [places, failed]: [Place[], RemovedSentence[]] = [[], []]
  const sentences: Sentence[] = []
  for (const line of draft.sentences) {
    if (places.length >= MAX_SENTENCES) break
    const judged = judgeSentence(line, bench)
    const isRepeated = isSentenceRepeated(line.text, sentences)
    if ('sentence' in judged && !isRepeated) {
      places.push(judged)
      sentences.push(judged.sentence)
    } else if ('sentence' in judged) {
      failed.push({ text: judged.sentence.text, reason: 'repeat: it is in the text already' })
    } else {
      failed.push(judged)
      const named = line.sources.flatMap((number) => bench.lines[number - 1]?.evidence.articleId ?? [])
      if (!isRepeated) places.push({ articleIds: new Set(named) })
    }
  }
  return { places, failed }
}

/**
 * Replaces rejected sentences by sentences extracted from the articles that repeat nothing in the text, from
 * the same article if possible; then adds extracted sentences until there are three.
 */
export function replaceRejectedSentences(
  places: readonly Place[],
  extracted: readonly Sentence[],
): Sentence[] {
  const used: Sentence[] = places.flatMap((place) => ('sentence' in place ? [place.sentence] : []))
  const take = (isWanted: (sentence: Sentence) => boolean) => {
    const found = extracted.find((sentence) => isWanted(sentence) && !isSentenceRepeated(sentence.text, used))
    if (found) used.push(found)
    return found
  }
  const sentences = places.flatMap((place) => {
    if ('sentence' in place) return [place.sentence]
    const isOfSame = ({ evidence }: Sentence) =>
      evidence.some(({ articleId }) => place.articleIds.has(articleId))
    return take(isOfSame) ?? take(() => true) ?? []
  })
  while (sentences.length < MIN_SENTENCES) {
    const more = take(() => true)
    if (!more) break
    sentences.push(more)
  }
  return sentences
}
