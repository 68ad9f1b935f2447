import type { Language } from '@plainwire/domain/language'
import { MAX_SUB_HEADLINE_CHARACTERS } from '@plainwire/domain/story'
import { isNew, type Ranked } from './central-sentences.ts'
import type { Headline } from './headline.ts'
import { overlap, tellingWords } from './story-sentence.ts'
import { upToClause } from './up-to-clause.ts'
import { SPEAKER } from './usable-sentence.ts'

/** More of its words than this in the headline: it repeats. */
const REPEATS_HEADLINE = 0.75
/** More of its words than this in a sentence of the description: it says the same again. */
const REPEATS_ALL = 0.75
const CLAUSE_END = /[,;:–—](?=\s)/g
/** A cut earlier than this says too little. */
const MIN_CUT = 80

/** A sentence shortened to at most `limit` characters: at a clause, else between words, never inside one. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const room = text.slice(0, limit - 1)
  const clause = Array.from(room.matchAll(CLAUSE_END)).at(-1)?.index ?? 0
  const cut = clause >= MIN_CUT ? clause : room.lastIndexOf(' ')
  return `${room.slice(0, cut).replace(/[\s,;:–—-]+$/, '')}…`
}

const LIMIT = MAX_SUB_HEADLINE_CHARACTERS
/** Ranks looked through for a sentence that fits whole and repeats nothing. */
const LOOKED_THROUGH = 16

/** A sentence cut to fit, unless that would take away who says it. */
function cutWithSpeaker(text: string, language: Language): string {
  const cut = shortened(text, LIMIT)
  return SPEAKER[language].test(text) && !SPEAKER[language].test(cut) ? '' : cut
}

const fits = ({ sentence }: Ranked) => sentence.text.length <= LIMIT

/**
 * What a sub-headline adds to the headline and the description: the best sentence that stands in neither, if possible one that
 * repeats none of the description's either, and one that fits whole. Else another report's plain title, else such a sentence up
 * to a clause. Empty where everything that the sources say is in the description: nothing is said twice.
 *
 * @param chosen the description's sentences
 * @param titles plain titles that our headline was not made from
 */
export function subHeadline(
  ranked: readonly Ranked[],
  chosen: readonly Ranked[],
  headlineWords: ReadonlySet<string>,
  titles: readonly Pick<Headline, 'text' | 'words'>[],
  language: Language,
): string {
  const said = chosen.map(({ sentence }) => sentence.words)
  const adds = (words: ReadonlySet<string>) =>
    (overlap(headlineWords, words) < REPEATS_HEADLINE || words.size > 2 * headlineWords.size) &&
    isNew(words, said, REPEATS_ALL)
  const others = ranked
    .filter((candidate) => !chosen.includes(candidate) && adds(candidate.sentence.words))
    .slice(0, LOOKED_THROUGH)
  const fresh = others.filter(({ sentence }) => isNew(sentence.words, said))
  const whole = [...fresh, ...others].find(fits)
  if (whole) return whole.sentence.text
  const title = titles.find(({ text, words }) => text.length <= LIMIT && adds(words))
  if (title) return title.text
  const clauses = others.flatMap(({ sentence }) => upToClause(sentence.text, language, LIMIT - 1) ?? [])
  const cuts = others.map(({ sentence }) => cutWithSpeaker(sentence.text, language))
  const shorter = [...clauses.map((clause) => `${clause}.`), ...cuts]
  return shorter.find((text) => text !== '' && adds(tellingWords(text, language))) ?? ''
}
