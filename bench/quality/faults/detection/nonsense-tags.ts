/** The sources of a story, by which its tags are judged. */
export interface TagSources {
  /** Titles and texts of the story's articles. */
  texts: readonly string[]
  /** Names of publishers, in lower case. */
  publishers: ReadonlySet<string>
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
/** The full names of all countries: a country's tag has its full name, whatever the sources call it. */
const COUNTRIES = new Set(LETTERS.flatMap((one) => LETTERS.map((two) => REGIONS.of(one + two))))
const HANDLE = /[@#_/]|\p{L}\.\p{Ll}{2,}/u
/** Words in capitals that are too long for an abbreviation. */
const SHOUTED = /^\p{Lu}{7,}$|^\p{Lu}{2,}(?: \p{Lu}{2,})+$/u
const CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)$/i
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const times = (text: string, pattern: string, flags = 'gu') =>
  (text.match(new RegExp(pattern, flags)) ?? []).length

/**
 * Returns true if the sources write the word in lower case at least as often as capitalised inside a
 * sentence.
 */
function isOrdinaryWord(tag: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(tag)) return false
  const word = escaped(tag)
  const small = times(text, `(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`)
  return small > 0 && small >= times(text, `(?<=\\p{Ll},? )${word}(?!\\p{L})`)
}

/** Removes accents, and the dots of initials as in 'Donald J. Trump' and 'U.S. Senate'. */
const undotted = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=(?<!\p{L})(?:\p{L}\.)*\p{Lu})\./gu, '')

/** The most words of a tag: longer ones are taken for headlines. */
const MAX_WORDS = 7

/** Returns true if a tag has too many words, or no source contains its words next to each other. */
function isJoin(tag: string, text: string): boolean {
  const words = undotted(tag).split(' ')
  if (words.length === 1 || COUNTRIES.has(tag)) return false
  const together = words.map(escaped).join("['’s]*\\s+")
  return words.length > MAX_WORDS || times(undotted(text), together, 'giu') === 0
}

/**
 * Returns true if a tag is not a person, organisation, place or event, by simple rules that share no code
 * with the tagger.
 */
export function isNonsenseTag(tag: string, { texts, publishers }: TagSources): boolean {
  const text = texts.join('\n')
  return (
    publishers.has(tag.toLowerCase()) ||
    HANDLE.test(tag) ||
    SHOUTED.test(tag) ||
    CALENDAR.test(tag) ||
    isJoin(tag, text) ||
    isOrdinaryWord(tag, text)
  )
}

const RUN = /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu
const PLAIN_TAGS = 3

/** Returns the tags of the simple baseline: the most frequent runs of capitalised words. */
export function findBaselineTags(texts: readonly string[]): string[] {
  const runs = Map.groupBy(texts.join('\n').match(RUN) ?? [], (run) => run)
  return [...runs]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, PLAIN_TAGS)
    .map(([run]) => run)
}
