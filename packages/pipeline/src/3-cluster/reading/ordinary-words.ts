import type { NewsroomData } from '../../newsroom-data.ts'

/** Words of a title and its first sentences: what a share of articles is reckoned for. */
const WORDS = 60
/** Zipf's law: the n-th word of a language makes up about a tenth / n of its text. */
const ZIPF = 0.1
/** Offset of Zipf's law: limits the weight of the first words, which are function words and left out. */
const ZIPF_OFFSET = 3

/** The share of articles that hold each ordinary word, by its stem: of the language in which it is more frequent. */
export function ordinaryWords({ ordinaryWords: { en, nl } }: Pick<NewsroomData, 'ordinaryWords'>) {
  const shares = new Map<string, number>()
  for (const lines of [en, nl]) {
    for (const [rank, word] of lines.flatMap((line) => line.split(' ')).entries()) {
      const share = 1 - (1 - ZIPF / (rank + ZIPF_OFFSET)) ** WORDS
      shares.set(word, Math.max(shares.get(word) ?? 0, share))
    }
  }
  return shares
}
