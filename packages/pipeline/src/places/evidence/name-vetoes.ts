import {
  collectWordsOfAllLanguages,
  getLanguageRules,
  joinLanguageAlternatives,
} from '../../languages/index.ts'
import { getStopWords, type Token } from '../../text/index.ts'
import type { PlaceName } from '../names/place-index.ts'
import { MAORI_NAME_START_PATTERN } from './place-points.ts'

/** Words after a name which show that it is an illness, even if a town has that name. */
const ILLNESSES = collectWordsOfAllLanguages(({ places }) => places.illnesses)
const ILLNESS_PARTS = new RegExp(
  `^(?:\\p{L}+)-(?:${joinLanguageAlternatives(({ places }) => places.illnessEndings)})$`,
  'u',
)
/**
 * Words in front of a name which show that it isn't a town: 'the river Waal', 'HMS Liverpool', 'tropical storm
 * Florence', 'de ziekte van Kawasaki'.
 */
const CARRIERS = collectWordsOfAllLanguages(({ places }) => places.carriers)
const RIVERS = collectWordsOfAllLanguages(({ places }) => places.rivers)
/** Words for waters that are named after land: 'Gulf of California', 'Sea of Japan', 'Golf van Mexico'. */
const WATERS = collectWordsOfAllLanguages(({ places }) => places.waters)
/** Titles that contain a place's name: 'Duke of York', 'Archbishop of Canterbury', 'hertog van Sussex'. */
const NOBLES = collectWordsOfAllLanguages(({ places }) => places.nobles)
const OF = collectWordsOfAllLanguages(({ places }) => places.of)
const ARTICLES = collectWordsOfAllLanguages(({ places }) => places.definite)
/** Prepositions of place, which show that the name directly after them is a town. */
const AT = collectWordsOfAllLanguages(({ places }) => places.at)
/**
 * The name of a town of at least this population may follow a grammatical article, as in 'the Boston of
 * today'. The name of a smaller town isn't a place if it only occurs after an article.
 */
const LARGE_POPULATION = 300_000
const SHORT = 3

const isTown = ({ named }: PlaceName) => named.kind === 'place' && named.places[0]?.kind === 'town'
const isCountry = ({ named }: PlaceName) =>
  named.kind === 'place' && named.places.some(({ kind }) => kind === 'country')
const isLarge = ({ named }: PlaceName) =>
  named.kind === 'place' && (named.places[0]?.population ?? 0) >= LARGE_POPULATION

/**
 * Returns true if a name is only the beginning of a compound, whose end follows after 'and': 'Noord- en
 * Midden-Limburg'.
 */
const isCut = (text: string, end: number) => /^-\s/.test(text.slice(end, end + 2))

/** Returns the role of one occurrence of a name, as shown by the words around it. */
function roleOf(
  { at, words: count, name, end }: PlaceName,
  tokens: readonly Token[],
  text: string,
  language: string,
): 'none' | 'illness' | 'carrier' | 'article' | 'noble' | 'place' {
  const [earlier, before, after] = [tokens[at - 2], tokens[at - 1], tokens[at + count]]
  const isBeside = before !== undefined && /^[ \u00a0]$/.test(text.slice(before.end, tokens[at]?.start))
  const [first, second] = isBeside ? [earlier?.folded ?? '', before.folded] : ['', '']
  const touches = after !== undefined && /^[ -]$/.test(text.slice(end, after.start))
  const isIllness =
    (touches &&
      (ILLNESSES.has(after.folded) ||
        (after.folded === 'like' && ILLNESSES.has(tokens[at + count + 1]?.folded ?? '')))) ||
    (OF.has(second) && ILLNESSES.has(first)) ||
    ILLNESS_PARTS.test(name)
  if (isIllness) return 'illness'
  if (OF.has(second) && (NOBLES.has(first) || WATERS.has(first))) return 'noble'
  if (CARRIERS.has(second) || (touches && RIVERS.has(after.folded))) return 'carrier'
  // Whether the next word shows that the name has ended. In a language that writes compounds as one word, any
  // word in lower case does; in other languages, only a stop word does.
  const mayFollow = ({ isCapital, folded }: Token) =>
    getLanguageRules(language)?.compounds ? !isCapital : getStopWords(language).has(folded)
  const isBare = !touches || mayFollow(after)
  if (ARTICLES.has(second) && isBare) return 'article'
  return AT.has(second) && !MAORI_NAME_START_PATTERN.test(before?.text ?? '') ? 'place' : 'none'
}

/** The names in a text whose neighbouring words show that they aren't places, or that they are towns. */
export interface NonPlaceNames {
  /**
   * Keys of the names of rivers, ships, storms and illnesses, and of names that occur only after a
   * grammatical article. These names aren't towns in the story's other texts either.
   */
  keys: ReadonlySet<string>
  /** Keys of the names that follow a preposition of place in the text, and are therefore towns. */
  located: ReadonlySet<string>
  /**
   * Offsets of single mentions that aren't places: 'York' in 'Duke of York', 'Japan' in 'Sea of Japan', 'WA'.
   */
  starts: ReadonlySet<number>
}

/** Finds the names whose neighbouring words show that they aren't places, or that they are towns. */
export function findNonPlaceNames(
  text: string,
  tokens: readonly Token[],
  places: readonly PlaceName[],
  language: string,
): NonPlaceNames {
  const [keys, located, starts] = [new Set<string>(), new Set<string>(), new Set<number>()]
  const [withArticle, without] = [new Set<string>(), new Set<string>()]
  for (const place of places) {
    const role = roleOf(place, tokens, text, language)
    if (role === 'noble') starts.add(place.start)
    if (role === 'carrier' || isCut(text, place.end)) starts.add(place.start)
    if (place.named.kind !== 'place' || isCountry(place)) continue
    if (role === 'place') located.add(place.key)
    if (role === 'illness' || role === 'carrier') keys.add(place.key)
    else if (role === 'article' && !isLarge(place)) withArticle.add(place.key)
    else without.add(place.key)
    const isLetters = place.key.length <= SHORT && place.name === place.name.toUpperCase()
    if (isLetters && isTown(place)) starts.add(place.start)
  }
  for (const key of withArticle) if (!without.has(key)) keys.add(key)
  return { keys, located, starts }
}

/**
 * Returns the keys of names that aren't places in at least one text, unless they follow a preposition of place
 * in another.
 */
export function findNonPlaceNameKeys(all: readonly NonPlaceNames[]): ReadonlySet<string> {
  const located = new Set(all.flatMap((vetoes) => [...vetoes.located]))
  return new Set(all.flatMap((vetoes) => [...vetoes.keys]).filter((key) => !located.has(key)))
}
