import { collectWordsOfAllLanguages, joinLanguageAlternatives } from '../../languages/index.ts'
import type { PlaceMention } from '../../places/index.ts'
import { findNames, getStopWords, type Token } from '../../text/index.ts'
import { isDictionaryWord, type TagRecognitionData } from './tag-data.ts'
import { PERSON_ROLES, ROYAL_TITLES } from './tag-words.ts'

/**
 * Matches 'US', which belongs to a name directly after it ('US Geological Survey'). Elsewhere it could be the
 * word 'us' in capitals.
 */
const COUNTRY_BEFORE = /^US$/

/** A text with the names that the gazetteer finds in it. */
export interface TextWithGazetteerNames {
  text: string
  tokens: Token[]
  mentions: PlaceMention[]
}

const isHandle = (text: string, start: number) => /[@#]$/.test(text.slice(Math.max(0, start - 1), start))
/** Whether a name is part of a web address: 'nu.nl', 'CNN.com'. */
const isAddress = (text: string, start: number, end: number) =>
  /\S\.\p{Ll}{2,}$/u.test(text.slice(start, end)) || /^\.\p{Ll}/u.test(text.slice(end, end + 2))

/**
 * Matches a participle, which doesn't belong to the name after it: 'Chastened Samsung heir', 'Coughing Amazon
 * driver'.
 */
const PARTICIPLE = /(?:ing|ed)$/
/** Particles between a first name and a surname: 'Mark de Kreij'. */
const PARTICLES = new Set([
  ...'von di da dos al bin'.split(' '),
  ...collectWordsOfAllLanguages(({ tags }) => tags.particles),
])

/**
 * Returns where a name starts: at the capitalised word before `start`, usually the first of its sentence, if
 * it belongs to the name ('Paulo Guedes', 'Mark de Kreij'), otherwise at `start`.
 */
function firstPart(
  { text, tokens }: TextWithGazetteerNames,
  start: number,
  data: TagRecognitionData,
  language: string,
): number {
  let at = tokens.findIndex((token) => token.start === start) - 1
  while (PARTICLES.has(tokens[at]?.text ?? '')) at--
  const before = tokens[at]
  const isBeside = before && text.slice(before.end, tokens[at + 1]?.start) === ' '
  if (!isBeside || !before.isCapital) return start
  const isFirstName = data.firstNames.has(before.folded) && !getStopWords(language).has(before.folded)
  if (tokens[at + 1]?.start !== start) return before.isFirst && isFirstName ? before.start : start
  if (ROYAL_TITLES.has(before.folded) || COUNTRY_BEFORE.test(before.text)) return before.start
  if (!before.isFirst || before.text.length < 3 || PERSON_ROLES.has(before.folded)) return start
  if (data.isPeople(before.text)) return start
  if (language === 'en' && PARTICIPLE.test(before.folded) && !isFirstName) return start
  return isFirstName || !isDictionaryWord(before.folded, language, data) ? before.start : start
}

/** Returns where a name ends, including the word after an apostrophe: 'Holyoke Soldiers’ Home'. */
function lastPart({ text, tokens }: TextWithGazetteerNames, end: number): number {
  const next = tokens.find(({ start }) => start >= end)
  const isOwned =
    next?.isCapital === true && /s$/.test(text.slice(0, end)) && /^['’] $/.test(text.slice(end, next.start))
  return isOwned ? next.end : end
}

/** A run of capitalised words, as offsets. */
export interface CapitalisedNameSpan {
  start: number
  end: number
}

/** Matches the end of a line, and a grammatical article at the beginning of the next one. */
const LINE_END = new RegExp(
  `\\s*\\n\\s*(?:(?:${joinLanguageAlternatives(({ references }) => references.definite)})\\s)?`,
  'i',
)

/** Splits a run at the end of a line, because a heading and the next paragraph don't form a name. */
function inLines(text: string, { start, end }: CapitalisedNameSpan): CapitalisedNameSpan[] {
  const breaks = LINE_END.exec(text.slice(start, end))
  if (!breaks) return [{ start, end }]
  const next = start + breaks.index + breaks[0].length
  return [{ start, end: start + breaks.index }, ...inLines(text, { start: next, end })]
}

/** Returns the names in a text, as runs of capitalised words, without handles and web addresses. */
export function findCapitalisedNames(
  read: TextWithGazetteerNames,
  known: ReadonlySet<string>,
  data: TagRecognitionData,
  language: string,
): CapitalisedNameSpan[] {
  const { text, tokens } = read
  return findNames(text, tokens, language, known)
    .flatMap((run) => inLines(text, run))
    .map((run) => ({ start: firstPart(read, run.start, data, language), end: lastPart(read, run.end) }))
    .filter(({ start, end }) => !isHandle(text, start) && !isAddress(text, start, end))
}
