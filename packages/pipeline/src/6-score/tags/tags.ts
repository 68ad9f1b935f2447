import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Gazetteer } from '../../places/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, tokeniseText } from '../../text/index.ts'
import { findNamesInArticle } from './article-names.ts'
import {
  collectNameMentions,
  isPartOfLongerName,
  mergeNameMentions,
  type NameMentions,
} from './name-mentions.ts'
import { isDictionaryWord, prepareTagRecognitionData, type TagRecognitionData } from './tag-data.ts'
import { BILINGUAL_NAMES, NON_ENTITY_WORDS } from './tag-words.ts'

export interface Tagger {
  /**
   * The people, organisations, places and events that at least `MIN_SHARE` of a story's articles name, most
   * important first, at most `MAX_TAGS`.
   */
  of(articles: readonly Article[], publishers: ReadonlyMap<string, Publisher>): string[]
}

const MAX_TAGS = 6
/** The minimum share of a story's articles that must contain a tag. */
const MIN_SHARE = 0.4
/** Maximum length of an abbreviation in letters; longer words in capitals are shouting. */
const MAX_ABBREVIATION = 6
const MIN_LETTERS = 2

/** What is known about a story's articles when its tags are chosen. */
interface Story {
  language: Language
  /** Words that occur in lower case in at least one of the articles. */
  lower: ReadonlySet<string>
  publishers: ReadonlySet<string>
}

const bare = (name: string) =>
  foldCaseAndAccents(name)
    .replace(/^the /, '')
    .replace(/\.(?:com|co\.uk|nl|be)$/, '')

const isShouted = (name: string) =>
  name === name.toUpperCase() &&
  name !== name.toLowerCase() &&
  (name.includes(' ') || name.replace(/[^\p{L}]/gu, '').length > MAX_ABBREVIATION)
/** Whether a name is a numeral or a numbered road: 'IV', 'A2 van Den Bosch'. */
const isNumbered = (name: string) => /^[IVXLC]+$/.test(name) || /^[AN]\d/.test(name)
/**
 * Whether a name is an account, an address or several words run together: 'TheABSCBNNews', 'Rivierbode.nl'.
 */
const isRunTogether = (name: string) =>
  /\p{L}\.\p{Ll}{2,}/u.test(name) ||
  /\p{Ll}\p{Lu}\p{L}*\p{Lu}\p{Ll}/u.test(name) ||
  /\p{Lu}{4,}\p{Ll}{2,}/u.test(name)
const isAbbreviation = (name: string) => /^(?=.*\p{Lu}\P{Ll}*\p{Lu})[\p{Lu}\p{N}&-]{2,8}$/u.test(name)

/**
 * Whether a single capitalised word is a name: it isn't an ordinary word, and it occurs more than once or is
 * an abbreviation near the top of an article.
 */
function isSingleName(
  name: string,
  named: NameMentions,
  { lower }: Story,
  language: string,
  data: TagRecognitionData,
): boolean {
  const folded = foldCaseAndAccents(name)
  if (lower.has(folded)) return false
  if (isAbbreviation(name)) return named.mentions > 1 || named.isEarly
  if (data.firstNames.has(folded) && !data.lastNames.has(folded)) return false
  return !isDictionaryWord(folded, language, data) && named.mentions > 1
}

function isEntity(name: string, named: NameMentions, story: Story, data: TagRecognitionData): boolean {
  const folded = foldCaseAndAccents(name)
  if (name.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS || /^\d/.test(name)) return false
  if (story.publishers.has(bare(name)) || isShouted(name) || isRunTogether(name) || isNumbered(name))
    return false
  if (named.kind === 'place' || named.key.startsWith('=')) return true
  if (data.isPeople(name) || NON_ENTITY_WORDS.has(folded)) return false
  if (named.kind === 'known' || named.kind === 'person') return true
  const words = folded.split(/\s+/)
  const language = [...named.written.keys()].includes('nl') && story.language === 'nl' ? 'nl' : 'en'
  if (words.length === 1) return isSingleName(name, named, story, language, data)
  const isAllOrdinary = words.every(
    (word) => isDictionaryWord(word, language, data) || data.isPeople(word) || story.lower.has(word),
  )
  return !isAllOrdinary || (named.mentions > 2 && named.isEarly)
}

const isInitialsOf = (name: string, whole: string) =>
  whole.includes(' ') && name === (whole.match(/\p{Lu}/gu) ?? []).join('')
/** Whether a name is redundant next to another: 'WA' and 'Australia' next to 'Western Australia'. */
const isCoveredBy = (other: string, name: string) =>
  foldCaseAndAccents(other) === foldCaseAndAccents(name) ||
  isPartOfLongerName(foldCaseAndAccents(name), foldCaseAndAccents(other)) ||
  isInitialsOf(name, other)

/**
 * Returns the spelling of a name in the story's language, if known, otherwise in the other language.
 * Undefined if the story is in English and only Dutch articles contain the name, unless it is a place's or a
 * person's.
 */
function nameIn(named: NameMentions, language: Language): string | undefined {
  const both = named.key.startsWith('=') ? BILINGUAL_NAMES.get(named.key.slice(1).toLowerCase()) : undefined
  if (both) return both[language]
  if (named.country) return new Intl.DisplayNames(language, { type: 'region' }).of(named.country)
  const own = named.written.get(language)
  if (own || named.kind === 'place' || named.kind === 'person') return own ?? [...named.written.values()][0]
  return language === 'en' && [...named.written.keys()].every((written) => written === 'nl')
    ? undefined
    : [...named.written.values()][0]
}

const importance = ({ articles, mentions, kind, isEarly }: NameMentions) =>
  articles.size * 2 + Math.min(8, mentions) + (kind === 'name' ? 0 : 1) + (isEarly ? 3 : 0)

function storyOf(articles: readonly Article[], publishers: ReadonlyMap<string, Publisher>): Story {
  const lower = new Set<string>()
  for (const { title, text, summary } of articles)
    for (const { isCapital, folded } of tokeniseText(`${title}\n${text || summary}`))
      if (!isCapital) lower.add(folded)
  return {
    language: articles.every(({ language }) => language === 'nl') ? 'nl' : 'en',
    lower,
    publishers: new Set(
      [...publishers.values()].flatMap(({ name, credits }) => [name, ...credits].map(bare)),
    ),
  }
}

/** Creates a tagger, which chooses a story's tags. Create it once, because its word lists are large. */
export function createTagger(
  words: Pick<NewsroomData, 'personNames' | 'ordinaryWords' | 'demonyms' | 'placeWords'>,
  gazetteer: Gazetteer,
): Tagger {
  const data = prepareTagRecognitionData(words)
  return {
    of: (articles, publishers) => {
      const story = storyOf(articles, publishers)
      const least = Math.max(1, MIN_SHARE * articles.length)
      const ranked = mergeNameMentions(
        collectNameMentions(articles, (article) => findNamesInArticle(article, gazetteer, data)),
      )
        .filter((named) => named.articles.size >= least && (named.isEarly || named.mentions > 1))
        .sort((a, b) => importance(b) - importance(a) || a.key.localeCompare(b.key))
      const chosen: string[] = []
      for (const named of ranked) {
        const name = nameIn(named, story.language)
        if (!name || !isEntity(name, named, story, data)) continue
        const isCovered = chosen.some((other) => isCoveredBy(other, name) || isInitialsOf(other, name))
        if (!isCovered && chosen.length < MAX_TAGS) chosen.push(name)
      }
      return chosen
    },
  }
}
