import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'

/**
 * The assumed number of words in a title and its first sentences, for estimating the share of articles that
 * contain a word.
 */
const WORDS = 60
/** Zipf's law: the n-th most frequent word of a language makes up about 0.1 / n of all text. */
const ZIPF = 0.1
/**
 * Added to the rank in Zipf's law, because the lists leave out function words, which are the most frequent
 * words of a language.
 */
const ZIPF_OFFSET = 3

/**
 * Returns the estimated share of articles that contain each ordinary word, by the stem of the word. For a
 * stem in the lists of both languages, it is the larger of the two shares.
 */
export function estimateDocumentFrequencies({
  ordinaryWords: { en, nl },
}: Pick<NewsroomData, 'ordinaryWords'>) {
  const shares = new Map<string, number>()
  for (const lines of [en, nl]) {
    for (const [rank, word] of lines.flatMap((line) => line.split(' ')).entries()) {
      const share = 1 - (1 - ZIPF / (rank + ZIPF_OFFSET)) ** WORDS
      shares.set(word, Math.max(shares.get(word) ?? 0, share))
    }
  }
  return shares
}
