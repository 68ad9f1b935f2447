import type { SentenceWeights } from '../reviewed-data/trained-weights.ts'
import { isRetelling } from './sentence/retelling.ts'
import { computeOverlapCoefficient, type StorySentence } from './sentence/story-sentence.ts'

/** A sentence with its ranking score. */
export interface RankedSentence {
  sentence: StorySentence
  score: number
}

/** Two sentences with at least this similarity count as duplicates. */
export const MIN_DUPLICATE_SIMILARITY = 0.55
/**
 * The minimum overlap at which a sentence counts as repeating a chosen one: the number of words that both
 * contain, divided by the number of words of the shorter one.
 */
const REPEATS = 0.4
/** The limit that replaces `REPEATS` if a text would otherwise have fewer sentences than required. */
const REPEATS_MOST = 0.45
/**
 * The number of sentences that are chosen regardless of their length. After them, `SHORTER` points per unit
 * of the logarithm of its length are deducted from a sentence's score, so that shorter ones are preferred.
 */
const FULL_SENTENCES = 2
const SHORTER = 0.2
/** The usual number of distinctive words in a sentence. */
export const TYPICAL_DISTINCTIVE_WORD_COUNT = 14

/**
 * Points per unit of the logarithm of a sentence's position in its article, because a news article begins
 * with the most important facts. Set by hand: the events on which the other weights were fitted only contain
 * the beginning of each article, so that any value down to -0.12 fits them equally well.
 */
export const SENTENCE_POSITION_WEIGHT = -0.05

/** The features of a sentence by which it is ranked. */
export interface SentenceRankingFeatures extends Record<keyof SentenceWeights, number> {
  /** The cosine similarity to the words of all sentences and titles of the story. */
  centrality: number
  /** How many of the sentence's words are also used by other independent reports, relative to its length. */
  breadth: number
  toHeadline: number
  toTitles: number
  /** The highest similarity to the first sentence of another report. */
  toLeads: number
  /**
   * The logarithm of the sentence's number of distinctive words, relative to
   * `TYPICAL_DISTINCTIVE_WORD_COUNT`.
   */
  length: number
  /** The similarity of the article's title to the titles of other reports. */
  titleOfArticle: number
  /** The clickbait probability of the article's title, 0–1. */
  loudness: number
  /** The logarithm of the sentence's position in its article. */
  position: number
}

function scoreOf(evidence: SentenceRankingFeatures, weights: SentenceWeights): number {
  return (
    weights.centrality * evidence.centrality +
    weights.breadth * evidence.breadth +
    weights.toHeadline * evidence.toHeadline +
    weights.toTitles * evidence.toTitles +
    weights.toLeads * evidence.toLeads +
    weights.length * evidence.length +
    weights.titleOfArticle * evidence.titleOfArticle +
    weights.loudness * evidence.loudness +
    SENTENCE_POSITION_WEIGHT * evidence.position
  )
}

/**
 * Ranks sentences by how well they report the story. Best first; ties by position, then by article, so that
 * the order is total.
 */
export function rankSentencesByFeatures(
  sentences: readonly { sentence: StorySentence; evidence: SentenceRankingFeatures }[],
  weights: SentenceWeights,
): RankedSentence[] {
  const ranked = sentences.map(({ sentence, evidence }) => ({ sentence, score: scoreOf(evidence, weights) }))
  return ranked.sort(
    (a, b) =>
      b.score - a.score ||
      a.sentence.position - b.sentence.position ||
      a.sentence.articleId.localeCompare(b.sentence.articleId),
  )
}

/**
 * Whether a sentence shares less than the proportion `limit` of its words with each chosen sentence. The
 * proportion refers to the shorter of the two sentences.
 */
export function addsNewWords(
  words: ReadonlySet<string>,
  chosenWords: readonly ReadonlySet<string>[],
  limit = REPEATS,
): boolean {
  return chosenWords.every((other) => computeOverlapCoefficient(words, other) < limit)
}

const shortScore = ({ score, sentence }: RankedSentence) =>
  score - SHORTER * Math.log(Math.max(1, sentence.words.size) / TYPICAL_DISTINCTIVE_WORD_COUNT)

/**
 * Chooses the best sentences that don't repeat each other, neither in words nor by reporting the event again.
 *
 * @param fits whether a set of sentences can be combined: those chosen so far and one more
 * @param isEnough whether the chosen sentences suffice
 * @param least below this many sentences, slightly repetitive ones are accepted as well
 */
export function selectDistinctSentences(
  ranked: readonly RankedSentence[],
  isEnough: (chosen: readonly RankedSentence[]) => boolean,
  least: number,
  fits: (sentences: readonly StorySentence[]) => boolean = () => true,
): RankedSentence[] {
  const chosen: RankedSentence[] = []
  const shortFirst = [...ranked].sort((a, b) => shortScore(b) - shortScore(a))
  const next = (limit: number) => {
    const chosenWords = chosen.map(({ sentence }) => sentence.words)
    const order = chosen.length < FULL_SENTENCES ? ranked : shortFirst
    return order.find(
      (candidate) =>
        !chosen.includes(candidate) &&
        addsNewWords(candidate.sentence.words, chosenWords, limit) &&
        !chosen.some(({ sentence }) => isRetelling(candidate.sentence, sentence)) &&
        fits([...chosen.map(({ sentence }) => sentence), candidate.sentence]),
    )
  }
  const take = (limit: number, enough: (chosen: readonly RankedSentence[]) => boolean) => {
    while (!enough(chosen)) {
      const candidate = next(limit)
      if (!candidate) return
      chosen.push(candidate)
    }
  }
  take(REPEATS, isEnough)
  take(REPEATS_MOST, () => chosen.length >= least)
  return chosen
}
