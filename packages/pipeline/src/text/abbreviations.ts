import { collectWordsOfAllLanguages } from '../languages/index.ts'

const ANYWHERE = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.anywhere)
const CAPITALISED = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.capitalised)
const BEFORE_NUMBER = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.beforeNumber)
const REGIONS = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.regions)
const ENDS_TOO = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.endsToo)
const ENDS_IN_LOWER_CASE = collectWordsOfAllLanguages(({ abbreviations }) => abbreviations.endsInLowerCase)
/** Matches letters with full stops between them: 'o.l.v', 'i.s.m', 'Ph.D'. */
const DOTTED = /^(?:\p{L}{1,2}\.){1,4}\p{L}{1,2}$/u
const REGION = /(?:,\s|[\s(][RDI]-)(\p{L}{2,5})$/u

export type FullStopMeaning = 'ends' | 'goes-on' | 'word-after-decides'

/**
 * Determines the meaning of a full stop after a word.
 *
 * @param word the word before the full stop, from the last white space on
 * @param before the text before the full stop, including the word: the abbreviation of a region is recognised
 *   only after a comma, or after a politician's party as in '(R-Fla.'
 * @param after the text after the full stop and the white space
 */
export function classifyFullStop(word: string, before: string, after: string): FullStopMeaning {
  const plain = word.toLowerCase().replace(/^['’(]+/, '')
  if (ENDS_TOO.has(plain))
    return ENDS_IN_LOWER_CASE.has(plain) && word === plain ? 'ends' : 'word-after-decides'
  const isCapital = word !== plain
  if (ANYWHERE.has(plain) || DOTTED.test(plain)) return 'goes-on'
  if (isCapital && CAPITALISED.has(plain)) return 'goes-on'
  if (BEFORE_NUMBER.has(plain) && /^\p{N}/u.test(after)) return 'goes-on'
  const region = REGION.exec(before.slice(-12))?.[1]
  return isCapital && region && REGIONS.has(region.toLowerCase()) ? 'word-after-decides' : 'ends'
}
