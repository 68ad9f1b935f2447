import type { Language } from '@plainwire/domain/language'
import { MAX_SUB_HEADLINE_CHARACTERS } from '@plainwire/domain/story'
import { isNew, type Ranked } from './central-sentences.ts'
import { isMostlyQuoted } from './news-points.ts'
import type { Taken } from './publisher-share.ts'
import { areReferencesResolved } from './references/need.ts'
import { isRetelling } from './retelling.ts'
import { isSelfContained } from './stands-alone.ts'
import { distinctiveWords, overlap, type StorySentence } from './story-sentence.ts'
import { upToClause } from './up-to-clause.ts'

/** More of the fewer words than this in the headline: it repeats. */
const REPEATS_HEADLINE = 0.43
/** A sentence repeats the description if it shares more than this part of the fewer words. */
const REPEATS = 0.35
const LIMIT = MAX_SUB_HEADLINE_CHARACTERS
/** A description of fewer sentences gives none away. */
const LEAST_TO_PROMOTE = 3
/** Ranks looked through for a sentence that fits whole and repeats nothing. */
const LOOKED_THROUGH = 24
/** Distinctive words that neither the headline nor the description has: with fewer, it adds nothing. */
const NEW_WORDS = 4
/** And this share of its own. */
const NEW_SHARE = 0.45
/** The same for one that the description gives away. */
const NEW_WORDS_PROMOTED = 3

const fits = ({ sentence }: Ranked) => sentence.text.length <= LIMIT

/** A sub-headline and the sentence that it is, or is the beginning of. */
export interface SubHeadline {
  text: string
  from: StorySentence
}

/** The content of the headline and the description. */
interface ModelReply {
  headlineWords: ReadonlySet<string>
  chosen: readonly StorySentence[]
  hasRoom: HasRoom
}

/** Whether this many more words may be taken from a publisher. */
export type HasRoom = (taken: Taken) => boolean

/** Whether a text adds to the content so far, and isn't half of one of its sentences. */
function adds(
  words: ReadonlySet<string>,
  { headlineWords, chosen }: Omit<ModelReply, 'hasRoom'>,
  least = NEW_WORDS,
): boolean {
  const known = new Set([...headlineWords, ...chosen.flatMap((sentence) => [...sentence.words])])
  const added = [...words].filter((word) => !known.has(word)).length
  return (
    added >= Math.max(least, NEW_SHARE * words.size) &&
    (overlap(headlineWords, words) < REPEATS_HEADLINE || words.size > 2.5 * headlineWords.size) &&
    isNew(
      words,
      chosen.map((sentence) => sentence.words),
      REPEATS,
    )
  )
}

/**
 * A sub-headline that adds to the headline and the description: the best sentence that is in neither, repeats
 * neither, depends on nothing but the headline, and fits as a whole; else such a sentence up to an optional
 * clause. Undefined if the description covers everything that the sources say.
 *
 * @param chosen the description's sentences
 * @param hasRoom whether words of a publisher fit in addition
 */
export function subHeadline(
  ranked: readonly Ranked[],
  chosen: readonly Ranked[],
  headlineWords: ReadonlySet<string>,
  language: Language,
  hasRoom: HasRoom,
): SubHeadline | undefined {
  const said: ModelReply = { headlineWords, chosen: chosen.map(({ sentence }) => sentence), hasRoom }
  const candidates = ranked.filter(
    (candidate) =>
      !chosen.includes(candidate) &&
      areReferencesResolved([candidate.sentence], headlineWords) &&
      isSelfContained(candidate.sentence, above(said), language) &&
      !said.chosen.some((sentence) => isRetelling(candidate.sentence, sentence)) &&
      adds(candidate.sentence.words, said),
  )
  return fitting(candidates.slice(0, LOOKED_THROUGH), said, language)
}

const above = ({ headlineWords, chosen }: Omit<ModelReply, 'hasRoom'>) => ({
  headlineWords,
  first: chosen[0],
})

/** A sentence that fits, else up to a clause that fits; undefined where none does. */
function wholeOrClause(one: Ranked, language: Language): string | undefined {
  if (fits(one)) return one.sentence.text
  const clause = upToClause(one.sentence.text, language, LIMIT - 1)
  return clause && `${clause}.`
}

/** The first that fits whole, somebody's words last; else the first that fits up to a clause. */
function fitting(others: readonly Ranked[], said: ModelReply, language: Language): SubHeadline | undefined {
  const short = others.filter((one) => fits(one) && said.hasRoom(one.sentence))
  const whole = short.find((one) => !isMostlyQuoted(one.sentence.text)) ?? short[0]
  if (whole) return { text: whole.sentence.text, from: whole.sentence }
  const clauses = others.flatMap(({ sentence }) => {
    const text = upToClause(sentence.text, language, LIMIT - 1)
    return text
      ? [{ from: sentence, clause: { ...sentence, text, words: distinctiveWords(text, language) } }]
      : []
  })
  const cut = clauses.find(
    ({ clause }) =>
      said.hasRoom(clause) && isSelfContained(clause, above(said), language) && adds(clause.words, said),
  )
  return cut && { text: `${cut.clause.text}.`, from: cut.from }
}

/**
 * Where nothing is left for a sub-headline: a sentence of the description that can be one, so that both are there. Never the
 * one that the description begins with.
 *
 * @param described the description's sentences without a given one
 * @returns undefined where none fits, or too little would be left
 */
export function promoted(
  chosen: readonly Ranked[],
  headlineWords: ReadonlySet<string>,
  language: Language,
  described: (without: Ranked) => readonly Ranked[],
): { subHeadline: SubHeadline; chosen: readonly Ranked[] } | undefined {
  if (chosen.length < LEAST_TO_PROMOTE) return undefined
  const under = above({ headlineWords, chosen: chosen.map(({ sentence }) => sentence) })
  const candidates = chosen.slice(1).flatMap((candidate) => {
    const text = wholeOrClause(candidate, language)
    if (!text || !areReferencesResolved([candidate.sentence], headlineWords)) return []
    const words = distinctiveWords(text, language)
    const isAlone = isSelfContained({ ...candidate.sentence, text }, under, language)
    const isNews = isAlone && adds(words, { headlineWords, chosen: [] }, NEW_WORDS_PROMOTED)
    return isNews ? [{ candidate, text }] : []
  })
  // Somebody's words come last.
  candidates.sort((a, b) => Number(isMostlyQuoted(a.text)) - Number(isMostlyQuoted(b.text)))
  for (const { candidate, text } of candidates) {
    const rest = described(candidate)
    if (rest[0] === chosen[0] && rest.length >= LEAST_TO_PROMOTE - 1)
      return { subHeadline: { text, from: candidate.sentence }, chosen: rest }
  }
  return undefined
}
