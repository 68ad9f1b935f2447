/** The sources that a story's tags are judged by. */
export interface TagSources {
  /** Titles and texts of its articles. */
  texts: readonly string[]
  /** Names of publishers. */
  publishers: ReadonlySet<string>
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
/** Countries are called by their whole name, whatever the sources call them. */
const COUNTRIES = new Set(LETTERS.flatMap((one) => LETTERS.map((two) => REGIONS.of(one + two))))
const HANDLE = /[@#_/]|\p{L}\.\p{Ll}{2,}/u
/** Capitals that are no abbreviation. */
const SHOUTED = /^\p{Lu}{7,}$|^\p{Lu}{2,}(?: \p{Lu}{2,})+$/u
const CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)$/i
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const times = (text: string, pattern: string, flags = 'gu') =>
  (text.match(new RegExp(pattern, flags)) ?? []).length

/** A word that the sources write small as often as with a capital inside a sentence. */
function isOrdinaryWord(tag: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(tag)) return false
  const word = escaped(tag)
  const small = times(text, `(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`)
  return small > 0 && small >= times(text, `(?<=\\p{Ll},? )${word}(?!\\p{L})`)
}

/** 'Donald J. Trump' and 'U.S. Senate' as tags have them; marks on letters apart. */
const undotted = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=(?<!\p{L})(?:\p{L}\.)*\p{Lu})\./gu, '')

/** More words are a headline. */
const MOST_WORDS = 7

/** Words that stand together in no source, or too many of them. */
function isJoin(tag: string, text: string): boolean {
  const words = undotted(tag).split(' ')
  if (words.length === 1 || COUNTRIES.has(tag)) return false
  const together = words.map(escaped).join("['’s]*\\s+")
  return words.length > MOST_WORDS || times(undotted(text), together, 'giu') === 0
}

/** Whether a tag is no person, body, place or event, as far as simple rules apart from the tagger's can see. */
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

/** The plainest rule that could do the job: the runs of capitalised words that come most often. */
export function plainTags(texts: readonly string[]): string[] {
  const runs = Map.groupBy(texts.join('\n').match(RUN) ?? [], (run) => run)
  return [...runs]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, PLAIN_TAGS)
    .map(([run]) => run)
}
