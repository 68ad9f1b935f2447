import type { Article } from '@plainwire/domain/article'
import type { Gazetteer, PlaceMention } from '../../places/index.ts'
import { findMidSentenceNames, foldCaseAndAccents, isTitleCase, tokeniseText } from '../../text/index.ts'
import { type NameSplittingData, splitEntityNames } from './entity-names.ts'
import { type CapitalisedNameSpan, findCapitalisedNames, type TextWithGazetteerNames } from './name-runs.ts'
import { normaliseNameSpelling } from './plain-initials.ts'
import type { TagRecognitionData } from './tag-data.ts'
import { BILINGUAL_NAMES, ROYAL_TITLES } from './tag-words.ts'

/** The number of characters of the text that are read. */
const MAX_CHARACTERS = 1500
/** A name within this many characters from the top is part of the lead. */
const LEAD_CHARACTERS = 400

/** A name that occurs in an article. */
export interface NameInArticle {
  /** The key of the name, the same for all spellings. */
  key: string
  written: string
  /** The kind of the thing that the name denotes; 'name' if unknown. */
  kind: 'place' | 'known' | 'person' | 'name'
  /**
   * The ISO 3166-1 code of a country if this is the country's own name; undefined for any other name, such as
   * 'England' or the name of a capital.
   */
  country: string | undefined
  isEarly: boolean
}

/**
 * Returns the key of a place. A country's key is used only for the country's own names: 'England' isn't a name
 * for the United Kingdom.
 */
function placeKey({ name, country, town, kind }: PlaceMention, data: TagRecognitionData): string {
  if (kind === 'country' && (data.isPlace(name) || BILINGUAL_NAMES.has(foldCaseAndAccents(name))))
    return `!${country}`
  if (BILINGUAL_NAMES.has(foldCaseAndAccents(name))) return foldCaseAndAccents(name)
  return town ? `!${foldCaseAndAccents(town.name)}|${country}` : `!${foldCaseAndAccents(name)}`
}

const isInside = ({ start, end }: PlaceMention, runs: readonly CapitalisedNameSpan[]) =>
  runs.some((run) => run.start <= start && run.end >= end && run.end - run.start > end - start + 1)

/** Returns the places in a text, without those in longer names: 'Leicester City' isn't about Leicester. */
function placeNames(
  { mentions }: TextWithGazetteerNames,
  runs: readonly CapitalisedNameSpan[],
  data: TagRecognitionData,
  language: string,
): NameInArticle[] {
  return mentions
    .filter(({ kind }) => kind === 'country' || kind === 'region' || kind === 'town' || kind === 'area')
    .filter((mention) => !isInside(mention, runs))
    .map((mention) => {
      const key = placeKey(mention, data)
      return {
        key,
        // The gazetteer's names of towns are English, so only English texts use them.
        written: (language === 'en' && mention.town?.name) || mention.name.replace(/\.$/, ''),
        kind: 'place' as const,
        country: key === `!${mention.country}` ? mention.country : undefined,
        isEarly: mention.start < LEAD_CHARACTERS,
      }
    })
}

function kindOfName(
  name: string,
  key: string,
  hints: ReadonlySet<string>,
  data: TagRecognitionData,
): NameInArticle['kind'] {
  if (hints.has(key) || BILINGUAL_NAMES.has(key)) return 'known'
  const [first = ''] = key.split(' ')
  return name.includes(' ') && (data.firstNames.has(first) || ROYAL_TITLES.has(first)) ? 'person' : 'name'
}

function otherNames(
  { text, mentions }: TextWithGazetteerNames,
  runs: readonly CapitalisedNameSpan[],
  data: TagRecognitionData,
): NameInArticle[] {
  const hints = new Set(
    mentions.filter(({ kind }) => kind === 'hint').map(({ name }) => foldCaseAndAccents(name)),
  )
  const isPlace = ({ start, end }: CapitalisedNameSpan) =>
    mentions.some((mention) => mention.start <= start && mention.end >= end && mention.kind !== 'hint')
  const knowledge: NameSplittingData = { firstNames: data.firstNames, isPlace: data.isPlace }
  return runs
    .filter((run) => !isPlace(run))
    .flatMap(({ start, end }) =>
      splitEntityNames(text.slice(start, end), knowledge).map((written) => {
        const key = foldCaseAndAccents(written)
        const kind = kindOfName(written, key, hints, data)
        return { key, written, kind, country: undefined, isEarly: start < LEAD_CHARACTERS }
      }),
    )
}

/** Returns the people, organisations, places and events that an article names, in order. */
export function findNamesInArticle(
  article: Article,
  gazetteer: Gazetteer,
  data: TagRecognitionData,
): NameInArticle[] {
  const { language } = article
  const title = normaliseNameSpelling(article.title)
  const body = normaliseNameSpelling((article.text || article.summary).slice(0, MAX_CHARACTERS))
  const [titleTokens, bodyTokens] = [tokeniseText(title), tokeniseText(body)]
  const isDistinctive = !isTitleCase(titleTokens, language)
  const known = findMidSentenceNames([...(isDistinctive ? titleTokens : []), ...bodyTokens], language)
  const lead = title.length + 2
  const mentions = gazetteer.names(`${title}\n\n${body}`, { language })
  const inTitle: TextWithGazetteerNames = {
    text: title,
    tokens: titleTokens,
    mentions: mentions.filter(({ start }) => start < lead),
  }
  const inBody: TextWithGazetteerNames = {
    text: body,
    tokens: bodyTokens,
    mentions: mentions
      .filter(({ start }) => start >= lead)
      .map((mention) => ({ ...mention, start: mention.start - lead, end: mention.end - lead })),
  }
  return [inTitle, inBody].flatMap((read) => {
    const runs = read === inTitle && !isDistinctive ? [] : findCapitalisedNames(read, known, data, language)
    return [...placeNames(read, runs, data, language), ...otherNames(read, runs, data)]
  })
}
