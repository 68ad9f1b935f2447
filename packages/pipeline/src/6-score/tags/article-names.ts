import type { Article } from '@plainwire/domain/article'
import { joinLanguageAlternatives, wordsOfAllLanguages } from '../../languages/index.ts'
import type { Gazetteer, PlaceMention } from '../../places/index.ts'
import {
  findMidSentenceNames,
  findNames,
  fold,
  isTitleCase,
  stopWords,
  type Token,
  tokensOf,
} from '../../text/index.ts'
import { type NameKnowledge, splitEntityNames } from './entity-names.ts'
import { normaliseNameSpelling } from './plain-initials.ts'
import { isDictionaryWord, type TagData } from './tag-data.ts'
import { BILINGUAL_NAMES, PERSON_ROLES, ROYAL_TITLES } from './tag-words.ts'

/** The number of characters of the text that are read. */
const MAX_CHARACTERS = 1500
/** A name within this many characters from the top is part of the lead. */
const LEAD_CHARACTERS = 400

/** A name that occurs in an article. */
export interface ArticleName {
  /** The key of the name, the same for all spellings. */
  key: string
  written: string
  /** The kind of the thing that the name denotes; 'name' if unknown. */
  kind: 'place' | 'known' | 'person' | 'name'
  /** The ISO 3166-1 code of a country that is called by its own name; undefined for any other name. */
  country: string | undefined
  isEarly: boolean
}

/** Only 'US' before a name ('US Geological Survey') is part of the name; alone it could be the word 'us'. */
const COUNTRY_BEFORE = /^US$/

/** A text with the names that the gazetteer finds in it. */
interface Read {
  text: string
  tokens: Token[]
  mentions: PlaceMention[]
}

const isHandle = (text: string, start: number) => /[@#]$/.test(text.slice(Math.max(0, start - 1), start))
/** Whether a name is part of a web address: 'nu.nl', 'CNN.com'. */
const isAddress = (text: string, start: number, end: number) =>
  /\S\.\p{Ll}{2,}$/u.test(text.slice(start, end)) || /^\.\p{Ll}/u.test(text.slice(end, end + 2))

/** A participle before a name: 'Chastened Samsung heir', 'Coughing Amazon driver'. */
const PARTICIPLE = /(?:ing|ed)$/
/** Particles between a first name and a surname: 'Mark de Kreij'. */
const PARTICLES = new Set([
  ...'von di da dos al bin'.split(' '),
  ...wordsOfAllLanguages(({ tags }) => tags.particles),
])

/** The first word of a sentence if it belongs to the name after it: 'Paulo Guedes', 'Mark de Kreij'. */
function firstPart({ text, tokens }: Read, start: number, data: TagData, language: string): number {
  let at = tokens.findIndex((token) => token.start === start) - 1
  while (PARTICLES.has(tokens[at]?.text ?? '')) at--
  const before = tokens[at]
  const isBeside = before && text.slice(before.end, tokens[at + 1]?.start) === ' '
  if (!isBeside || !before.isCapital) return start
  const isFirstName = data.firstNames.has(before.folded) && !stopWords(language).has(before.folded)
  if (tokens[at + 1]?.start !== start) return before.isFirst && isFirstName ? before.start : start
  if (ROYAL_TITLES.has(before.folded) || COUNTRY_BEFORE.test(before.text)) return before.start
  if (!before.isFirst || before.text.length < 3 || PERSON_ROLES.has(before.folded)) return start
  if (data.isPeople(before.text)) return start
  if (language === 'en' && PARTICIPLE.test(before.folded) && !isFirstName) return start
  return isFirstName || !isDictionaryWord(before.folded, language, data) ? before.start : start
}

/** The end of a name that an apostrophe interrupts: 'Holyoke Soldiers’ Home'. */
function lastPart({ text, tokens }: Read, end: number): number {
  const next = tokens.find(({ start }) => start >= end)
  const isOwned =
    next?.isCapital === true && /s$/.test(text.slice(0, end)) && /^['’] $/.test(text.slice(end, next.start))
  return isOwned ? next.end : end
}

/**
 * The key of a place. 'England' isn't a name for the United Kingdom: only a country's own names are
 * interchangeable.
 */
function placeKey({ name, country, town, kind }: PlaceMention, data: TagData): string {
  if (kind === 'country' && (data.isPlace(name) || BILINGUAL_NAMES.has(fold(name)))) return `!${country}`
  if (BILINGUAL_NAMES.has(fold(name))) return fold(name)
  return town ? `!${fold(town.name)}|${country}` : `!${fold(name)}`
}

const isInside = ({ start, end }: PlaceMention, runs: readonly Span[]) =>
  runs.some((run) => run.start <= start && run.end >= end && run.end - run.start > end - start + 1)

/** The places in a text, except as part of longer names: 'Leicester City' isn't about Leicester. */
function placeNames(
  { mentions }: Read,
  runs: readonly Span[],
  data: TagData,
  language: string,
): ArticleName[] {
  return mentions
    .filter(({ kind }) => kind === 'country' || kind === 'region' || kind === 'town' || kind === 'area')
    .filter((mention) => !isInside(mention, runs))
    .map((mention) => {
      const key = placeKey(mention, data)
      return {
        key,
        // The gazetteer's names are in English.
        written: (language === 'en' && mention.town?.name) || mention.name.replace(/\.$/, ''),
        kind: 'place' as const,
        country: key === `!${mention.country}` ? mention.country : undefined,
        isEarly: mention.start < LEAD_CHARACTERS,
      }
    })
}

/** A run of capitalised words, as offsets. */
interface Span {
  start: number
  end: number
}

/** The end of a line, including an article at the beginning of the next one. */
const LINE_END = new RegExp(
  `\\s*\\n\\s*(?:(?:${joinLanguageAlternatives(({ references }) => references.definite)})\\s)?`,
  'i',
)

/** Splits a run at the end of a line, because a heading and the next paragraph don't form a name. */
function inLines(text: string, { start, end }: Span): Span[] {
  const breaks = LINE_END.exec(text.slice(start, end))
  if (!breaks) return [{ start, end }]
  const next = start + breaks.index + breaks[0].length
  return [{ start, end: start + breaks.index }, ...inLines(text, { start: next, end })]
}

function runsOf(read: Read, known: ReadonlySet<string>, data: TagData, language: string): Span[] {
  const { text, tokens } = read
  return findNames(text, tokens, language, known)
    .flatMap((run) => inLines(text, run))
    .map((run) => ({ start: firstPart(read, run.start, data, language), end: lastPart(read, run.end) }))
    .filter(({ start, end }) => !isHandle(text, start) && !isAddress(text, start, end))
}

function kindOfName(
  name: string,
  key: string,
  hints: ReadonlySet<string>,
  data: TagData,
): ArticleName['kind'] {
  if (hints.has(key) || BILINGUAL_NAMES.has(key)) return 'known'
  const [first = ''] = key.split(' ')
  return name.includes(' ') && (data.firstNames.has(first) || ROYAL_TITLES.has(first)) ? 'person' : 'name'
}

function otherNames({ text, mentions }: Read, runs: readonly Span[], data: TagData): ArticleName[] {
  const hints = new Set(mentions.filter(({ kind }) => kind === 'hint').map(({ name }) => fold(name)))
  const isPlace = ({ start, end }: Span) =>
    mentions.some((mention) => mention.start <= start && mention.end >= end && mention.kind !== 'hint')
  const knowledge: NameKnowledge = { firstNames: data.firstNames, isPlace: data.isPlace }
  return runs
    .filter((run) => !isPlace(run))
    .flatMap(({ start, end }) =>
      splitEntityNames(text.slice(start, end), knowledge).map((written) => {
        const key = fold(written)
        const kind = kindOfName(written, key, hints, data)
        return { key, written, kind, country: undefined, isEarly: start < LEAD_CHARACTERS }
      }),
    )
}

/** The people, organisations, places and events that an article names, in order. */
export function findArticleNames(article: Article, gazetteer: Gazetteer, data: TagData): ArticleName[] {
  const { language } = article
  const title = normaliseNameSpelling(article.title)
  const body = normaliseNameSpelling((article.text || article.summary).slice(0, MAX_CHARACTERS))
  const [titleTokens, bodyTokens] = [tokensOf(title), tokensOf(body)]
  const isDistinctive = !isTitleCase(titleTokens, language)
  const known = findMidSentenceNames([...(isDistinctive ? titleTokens : []), ...bodyTokens], language)
  const lead = title.length + 2
  const mentions = gazetteer.names(`${title}\n\n${body}`, { language })
  const inTitle: Read = {
    text: title,
    tokens: titleTokens,
    mentions: mentions.filter(({ start }) => start < lead),
  }
  const inBody: Read = {
    text: body,
    tokens: bodyTokens,
    mentions: mentions
      .filter(({ start }) => start >= lead)
      .map((mention) => ({ ...mention, start: mention.start - lead, end: mention.end - lead })),
  }
  return [inTitle, inBody].flatMap((read) => {
    const runs = read === inTitle && !isDistinctive ? [] : runsOf(read, known, data, language)
    return [...placeNames(read, runs, data, language), ...otherNames(read, runs, data)]
  })
}
