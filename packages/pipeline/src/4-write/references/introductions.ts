import { collectWordsOfAllLanguages, joinLanguageAlternatives } from '../../languages/index.ts'
import {
  findOfficeBeforeName,
  OFFICE_BEFORE_NAME_PATTERN,
  OFFICE_SEARCH_WINDOW_CHARACTERS,
} from './offices.ts'

/** An article's introduction of a person: the first name and surname, with the office before them, if any. */
export interface PersonIntroduction {
  surname: string
  /** First name and surname: 'Celestino Mabunda'. */
  name: string
  /**
   * The office and the name: 'Mayor Celestino Mabunda', 'House Speaker Paul Ryan'; the name alone if no
   * office is given.
   */
  whole: string
  /** The offsets of office and name in the text. */
  start: number
  end: number
}

/** Particles of names in languages other than those of the editions. */
const OTHER_PARTICLES = ['von', 'bin', 'al', 'el', 'la', 'del', 'di', 'da']
const PARTICLE = [...OTHER_PARTICLES, joinLanguageAlternatives(({ people }) => people.particles)].join('|')
const PARTICLES = `(?:(?:${PARTICLE})\\s){0,3}`
const FIRST = "\\p{Lu}[\\p{Ll}’'-]+(?:\\p{Lu}[\\p{Ll}’'-]+)?"
/** Matches a first and a last name: 'Celestino Mabunda', 'John F. Kerry', 'Daan van der Berg'. */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}’'])(?<first>${FIRST}(?:\\s\\p{Lu}\\.)*)\\s(?<last>${PARTICLES}${FIRST})(?!['’]?[\\p{L}\\p{N}])`,
  'gu',
)
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const DATES = [...collectWordsOfAllLanguages(({ calendar }) => [...calendar.days, ...calendar.months])].map(
  capitalised,
)
/** Words that look like a first name but aren't one. */
const NOT_FIRST = new Set([...DATES, ...collectWordsOfAllLanguages(({ people }) => people.notFirst)])
/** Words that look like a surname but aren't one. */
const NOT_LAST = new RegExp(
  `^(?:${DATES.join('|')}|${joinLanguageAlternatives(({ people }) => people.notLast)})$`,
)

const STOPS = collectWordsOfAllLanguages(({ stopWords }) => stopWords)
const SPEAKS = joinLanguageAlternatives(({ people }) => people.speaks)
const AUXILIARIES = joinLanguageAlternatives(({ people }) => people.auxiliaries)
const DESCRIBED = joinLanguageAlternatives(({ people }) => people.described)
const POLITE_WORDS = joinLanguageAlternatives(({ people }) => people.polite)

/** Whether a text shows that a name is a person's: somebody who speaks, has an age, or is called Mr. */
function isPerson(text: string, name: string, surname: string): boolean {
  const [whole, last] = [name, surname].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(
    `(?:\\b(?:${POLITE_WORDS})\\.? (?:${last}|${whole})\\b)|(?:(?:${whole}|(?<!\\p{L} )${last}|\\p{Ll} ${last}|["”’] ${last}) (?:${AUXILIARIES})?(?:${SPEAKS})\\b)|(?:\\b(?:${SPEAKS}) (?:${whole}|${last})\\b)|(?:${whole},? (?:\\(?\\d{2}\\)?\\b|${DESCRIBED}))`,
    'u',
  ).test(text)
}

/**
 * Matches the text before a name that is inside a sentence. There, the capitalised word before a surname is a
 * first name; at the beginning of a sentence, it may be any word.
 */
const INSIDE_SENTENCE = /\p{Ll},?\s$/u

/**
 * Returns the people whom a text names with first name and surname, by surname. An introduction with an
 * office takes precedence; a surname shared by two people is left out.
 */
export function findPersonIntroductions(text: string): Map<string, PersonIntroduction> {
  const found = new Map<string, PersonIntroduction>()
  const shared = new Set<string>()
  const names = new RegExp(NAME)
  for (let match = names.exec(text); match; match = names.exec(text)) {
    const { first = '', last = '' } = match.groups ?? {}
    const surname = last.split(' ').at(-1) ?? last
    const office = findOfficeBeforeName(text, match.index)
    const known = found.get(surname)
    if (
      !canBeNames(first, surname) ||
      (!known && office === '' && !isPerson(text, `${first} ${last}`, surname))
    ) {
      // 'Mayor Celestino' is no name: the search continues a word later, and finds 'Celestino Mabunda'.
      names.lastIndex = match.index + (first.split(' ')[0] ?? first).length
      continue
    }
    const isOther = known !== undefined && known.name.split(' ')[0] !== first.split(' ')[0]
    if (isOther && INSIDE_SENTENCE.test(text.slice(0, match.index))) shared.add(surname)
    if (known && (office === '' || known.whole !== known.name)) continue
    const name = `${first} ${last}`
    const end = match.index + match[0].length
    const start = office === '' ? match.index : text.slice(0, match.index).trimEnd().length - office.length
    found.set(surname, { surname, name, whole: office === '' ? name : `${office} ${name}`, start, end })
  }
  for (const surname of shared) found.delete(surname)
  return found
}

function canBeNames(first: string, surname: string): boolean {
  const [word = ''] = first.split(' ')
  const isWord = STOPS.has(word.toLowerCase())
  return (
    !isWord && !OFFICE_BEFORE_NAME_PATTERN.test(`${word} `) && !NOT_FIRST.has(word) && !NOT_LAST.test(surname)
  )
}

/** Matches a surname as a whole word, with the word before it, which may be 'Mr' or a first name. */
const ALONE = (surname: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}\\u00AD-])(?<before>[\\p{L}\\u00AD.’'-]+\\s)?(?<name>${surname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})(?=(?<genitive>['’]s?)?(?<after>[^\\p{L}\\p{N}-]|$))`,
    'u',
  )
/** Words that are only capitalised because they begin a sentence. */
const BEGINS_SENTENCE = new RegExp(
  `^(?:${joinLanguageAlternatives(({ people }) => people.beginsSentence)})\\s$`,
)
const POLITE = new RegExp(`^(?:${POLITE_WORDS})\\.?\\s$`)
const BEHIND_PARTICLE = new RegExp(`^(?:${PARTICLE})\\s$`)
const ARTICLE = new RegExp(`^(?:${joinLanguageAlternatives(({ people }) => people.articles)})\\s$`, 'i')

/**
 * Returns the offsets of a text's first mention of a surname, including a 'Mr' before it. Undefined if the
 * text doesn't contain the surname, if a word before it identifies the person, or if it is part of a longer
 * name.
 */
export function findBareSurnameMention(
  text: string,
  surname: string,
): { start: number; end: number } | undefined {
  const match = ALONE(surname).exec(text)
  if (!match) return undefined
  const before = match.groups?.before ?? ''
  const start = match.index + before.length
  const end = start + surname.length
  if (POLITE.test(before)) return { start: match.index, end }
  // 'Senator Warner', 'the Trump administration', 'Paul Ryan': the preceding word identifies the person.
  if (/^\p{Lu}/u.test(before) && !BEGINS_SENTENCE.test(before)) return undefined
  if (ARTICLE.test(before) || BEHIND_PARTICLE.test(before)) return undefined
  if (
    OFFICE_BEFORE_NAME_PATTERN.test(text.slice(Math.max(0, start - OFFICE_SEARCH_WINDOW_CHARACTERS), start))
  )
    return undefined
  // Before a capitalised word, the surname is a part of another name: 'Trump Tower', 'Manafort Trial'.
  return /^\s\p{Lu}/u.test(text.slice(end)) ? undefined : { start, end }
}

/** Inserts the first name and office from the sources, if a text first mentions a person by surname alone. */
export function insertPersonIntroduction(text: string, { surname, whole }: PersonIntroduction): string {
  const at = findBareSurnameMention(text, surname)
  if (!at) return text
  const introduction =
    at.start === 0 || /[.!?]["”’]?\s$/.test(text.slice(0, at.start)) ? capitalised(whole) : whole
  return `${text.slice(0, at.start)}${introduction}${text.slice(at.end)}`
}
