import { collectWordsOfAllLanguages, joinLanguageAlternatives } from '../../languages/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import {
  AMBIGUOUS_PERSON_ROLES,
  NON_ENTITY_WORDS,
  ORGANISATION_NOUNS,
  ORGANISATION_ROLES,
  PERSON_ROLES,
  ROYAL_TITLES,
} from './tag-words.ts'

const wordsOf = (name: string) => name.split(/[\s\u00a0]+/).filter(Boolean)
const OF = collectWordsOfAllLanguages(({ tags }) => [...tags.of, ...tags.for])
/** Lower-case words with which no name begins or ends. */
const LOOSE = new Set([
  ...'& von le la du des del'.split(' '),
  ...collectWordsOfAllLanguages(({ tags }) => tags.loose),
])

const AT_BODY = new RegExp(`\\s(?:${joinLanguageAlternatives(({ tags }) => [...tags.ofThe, ...tags.of])})\\s`)
const FOR = new RegExp(`\\s(?:${joinLanguageAlternatives(({ tags }) => tags.for)})\\s`)
const plain = (word: string | undefined) => foldCaseAndAccents(word ?? '').replace(/[.,]/g, '')
/** Matches a word that describes a name and isn't part of it: 'VVD-leider', 'A-level', 'IATF-issued'. */
const DESCRIBED = /^(?!(?:Al|El|Ben)-)\p{Lu}[\p{L}\p{N}-]*-\p{Ll}{3,}$/u
const isRole = (word: string, next: string | undefined, firstNames: ReadonlySet<string>) =>
  DESCRIBED.test(word) ||
  (PERSON_ROLES.has(plain(word)) && !ROYAL_TITLES.has(plain(word)) && !ORGANISATION_NOUNS.has(plain(next))) ||
  (AMBIGUOUS_PERSON_ROLES.has(plain(word)) && firstNames.has(plain(next)))
const isBody = (name: string) =>
  wordsOf(name).some((word) => ORGANISATION_NOUNS.has(foldCaseAndAccents(word)))

/**
 * Whether a word next to a name isn't part of it: 'Covid-19' in 'White House Covid-19', 'OFW' in 'OFW
 * PhilHealth'.
 */
const isBeside = (word: string) =>
  /^(?:covid(?:-19)?|coronavirus|corona)$/i.test(word) ||
  (word.length > 1 && word === word.toUpperCase() && NON_ENTITY_WORDS.has(foldCaseAndAccents(word)))

/** Removes words that aren't part of a name, such as 'of' and 'Covid-19', from both of its ends. */
function trimmed(words: readonly string[]): string[] {
  const own = [...words]
  while (own.length > 0 && (LOOSE.has(own.at(-1) ?? '') || (own.length > 1 && isBeside(own.at(-1) ?? ''))))
    own.pop()
  while (own.length > 0 && (LOOSE.has(own[0] ?? '') || (own.length > 1 && isBeside(own[0] ?? ''))))
    own.shift()
  return own
}

/**
 * Returns the index of the word at which a person's name begins after a role: of 'Joey' in 'Adviser for
 * Entrepreneurship Joey Concepcion'. -1 if there is none.
 */
function personAt(words: readonly string[], firstNames: ReadonlySet<string>): number {
  return words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && firstNames.has(foldCaseAndAccents(word)),
  )
}

/** Removes a role: 'CEO of Ayala Corp' becomes the company, 'Treasury Secretary Mnuchin' the person. */
function withoutRole(words: readonly string[], firstNames: ReadonlySet<string>): string[] {
  const own = trimmed(words)
  const at = own.findLastIndex((word, index) => isRole(word, own[index + 1], firstNames))
  if (at < 0) return own
  const rest = own.slice(at + 1)
  if (rest.length === 0) return at === 0 ? [] : withoutRole(own.slice(0, at), firstNames)
  if (!OF.has(rest[0] ?? '')) return trimmed(rest)
  const person = personAt(rest, firstNames)
  if (person > 0) return rest.slice(person)
  return ORGANISATION_ROLES.has(plain(own[at])) ? trimmed(rest) : []
}

/**
 * Splits two names joined by 'and', such as 'Blues and Manchester United', but not one name with 'and', such
 * as 'Food and Drug Administration' or 'Trinidad and Tobago'.
 */
function joined(name: string, isKnown: (name: string) => boolean): string[] {
  const parts = name.split(/\s(?:and|en|&)\s/)
  if (parts.length === 1 || isKnown(name)) return [name]
  const [first = '', ...rest] = parts
  const isOneBody = isBody(rest.at(-1) ?? '') && (wordsOf(first).length === 1 || isBody(first))
  const isDepartment = isBody(wordsOf(first)[0] ?? '')
  return isOneBody || isDepartment ? [name] : parts
}

/** Splits a person from their employer: 'Mark de Kreij van de Radboud Universiteit'. */
function atTheirBody(name: string, firstNames: ReadonlySet<string>): string[] {
  const [person = '', body, ...more] = name.split(AT_BODY)
  const isPerson = firstNames.has(plain(wordsOf(person)[0])) && wordsOf(person).length > 1
  return isPerson && body !== undefined && more.length === 0 && isBody(body) ? [person, body] : [name]
}

/**
 * Cuts a run of capitalised words at the end of a sentence or before a prepositional phrase: 'Chester Zoo. The
 * Asian' becomes 'Chester Zoo', 'Ramadan for Muslims' becomes 'Ramadan'.
 */
function upToEnd(run: string): string {
  const [sentence = ''] = run.split(/(?<=\p{L}{3})\.\s/u)
  const [name = '', ...more] = sentence.split(FOR)
  return more.length > 0 && !isBody(name) ? name : sentence
}

/** Data for separating adjacent names from each other, and the names of people from their roles. */
export interface NameSplittingData {
  firstNames: ReadonlySet<string>
  /** Whether a name is a country's, so that its 'and' doesn't separate two names: 'Trinidad and Tobago'. */
  isPlace: (name: string) => boolean
}

/**
 * Returns the names of people, organisations, places and events in a run of capitalised words: none if the run
 * is only a role, two for 'Blues and Manchester United'.
 *
 * @param run the text of a run that `findCapitalisedNames` found
 */
export function splitEntityNames(run: string, { firstNames, isPlace }: NameSplittingData): string[] {
  return joined(upToEnd(run.replace(/['’]s$/, '')), isPlace)
    .flatMap((name) => atTheirBody(name, firstNames))
    .flatMap((part) => {
      const own = withoutRole(wordsOf(part), firstNames)
      if (own.length === 0 || (own.length === 1 && ROYAL_TITLES.has(foldCaseAndAccents(own[0] ?? ''))))
        return []
      return [own.join(' ')]
    })
}
