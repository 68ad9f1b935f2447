import { PUBLIC_OFFICES } from '@plainwire/domain/story'
import { allLanguageRules, joinLanguageAlternatives } from '../../../languages/index.ts'
import type { FactMention, MentionSentence } from './fact-mention.ts'
import type { SentenceToken } from './pieces.ts'

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  allLanguageRules.flatMap(({ calendar: { months, shortMonths } }) => [
    ...months.map((name, at) => [name, at + 1] as const),
    ...Object.entries(shortMonths).map(([name, at]) => [name, at + 1] as const),
  ]),
)
const monthOf = (word: string | undefined) => (word === undefined ? undefined : MONTH_NUMBERS.get(word))

const OFFICE_PATTERNS = PUBLIC_OFFICES.map(
  (office) =>
    [
      new RegExp(`\\b(?:${joinLanguageAlternatives(({ facts }) => facts.offices[office])})\\s+$`, 'iu'),
      office,
    ] as const,
)
/** Particles of names in languages other than those of the editions. */
const OTHER_PARTICLES = ['von', 'la', 'bin', 'al']
const PARTICLES = [...OTHER_PARTICLES, joinLanguageAlternatives(({ people }) => people.particles)].join('|')
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]+(?:(?:\\s(?:${PARTICLES})){1,3}(?=\\s\\p{Lu}))?(?:\\s\\p{Lu}[\\p{L}'’-]+){0,3}`,
  'u',
)
/** A preposition of place before a name: 'in Antwerp', 'off Bohol'. */
const PLACE = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ facts }) => facts.placeBefore)})\\s(?=\\p{Lu})`,
  'gu',
)
const DATES = joinLanguageAlternatives(({ calendar }) => [...calendar.days, ...calendar.months])
const NOT_PLACES = new RegExp(
  `^(?:${DATES.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())}|${joinLanguageAlternatives(({ facts }) => facts.notPlaces)})\\b`,
  'u',
)
/** Maximum length of a name in characters. */
const MAX_NAME = 60
/** The last sentence, counted from 0, that may introduce the event's place. */
const LAST_PLACE_SENTENCE = 1

type Named = Pick<FactMention, 'kind' | 'key' | 'subject' | 'value'> & { start: number; end: number }

function roles(text: string): Named[] {
  const found: Named[] = []
  for (const match of text.matchAll(/\s(?=\p{Lu})/gu)) {
    const at = match.index + 1
    const before = text.slice(Math.max(0, at - 40), at)
    const role = OFFICE_PATTERNS.find(([pattern]) => pattern.test(before))?.[1]
    const name = role ? NAME.exec(text.slice(at, at + MAX_NAME))?.[0] : undefined
    // A surname alone could belong to anybody.
    if (role && name?.includes(' '))
      found.push({
        kind: 'role',
        key: `role ${role}`,
        subject: role,
        value: name,
        start: at,
        end: at + name.length,
      })
  }
  return found
}

function places(text: string): Named[] {
  const found: Named[] = []
  for (const match of text.matchAll(PLACE)) {
    const at = match.index + match[0].length
    const name = NAME.exec(text.slice(at, at + MAX_NAME))?.[0].replace(/['’]s$/, '')
    if (name && !NOT_PLACES.test(name))
      found.push({
        kind: 'place',
        key: `place ${name.toLowerCase()}`,
        subject: 'place',
        value: name,
        start: at,
        end: at + name.length,
      })
  }
  return found
}

/** The year for a date without one: the year that is nearest to the time of writing. */
function nearestYear(month: number, day: number, written: Date): number {
  const years = [-1, 0, 1].map((shift) => written.getUTCFullYear() + shift)
  const distance = (year: number) => Math.abs(Date.UTC(year, month - 1, day) - written.getTime())
  return years.sort((a, b) => distance(a) - distance(b))[0] ?? written.getUTCFullYear()
}

function dates(pieces: readonly SentenceToken[], written: Date): Named[] {
  return pieces.flatMap((piece, at): Named[] => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (piece.kind !== 'number' || !/^\d{1,2}$/.test(piece.text)) return []
    const isBefore = monthOf(before?.lower) !== undefined && before?.text !== 'may'
    const beside = isBefore ? before : after
    const month = monthOf(beside?.lower)
    const day = Number(piece.text)
    if (!beside || month === undefined || day < 1 || day > 31 || !/^(?:\p{Lu}|[a-z]{4})/u.test(beside.text))
      return []
    // The year is two pieces after the day in 'November 20, 2025' and '20 November 2025', and one piece after
    // it in 'November 20 2025'.
    const possible = isBefore && after?.kind === 'number' ? after : pieces[at + 2]
    const year =
      possible?.kind === 'number' && /^(?:19|20)\d\d$/.test(possible.text)
        ? Number(possible.text)
        : nearestYear(month, day, written)
    const value = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const [start, end] = isBefore ? [beside.start, piece.end] : [piece.start, beside.end]
    return [{ kind: 'date', key: `date ${value}`, subject: 'date', value, start, end }]
  })
}

/**
 * Returns the dates, places and office-holders that a sentence mentions. They never contradict each other.
 */
export function findNonNumericMentions(
  place: MentionSentence,
  pieces: readonly SentenceToken[],
  context: ReadonlySet<string>,
): FactMention[] {
  const { article, report, field, position, offset, text } = place
  const isTop = position <= LAST_PLACE_SENTENCE && field !== 'title'
  const found = [
    ...dates(pieces, article.publishedAt ?? article.firstSeenAt),
    ...(field === 'title' ? [] : roles(text)),
    ...(isTop ? places(text) : []),
  ]
  return found.map(({ start, end, ...named }) => ({
    ...named,
    unit: undefined,
    qualifier: 'exact' as const,
    article,
    report,
    field,
    position,
    start: offset + start,
    end: offset + end,
    isCasualty: false,
    context,
    near: context,
    isTentative: false,
    isDisputed: false,
  }))
}
