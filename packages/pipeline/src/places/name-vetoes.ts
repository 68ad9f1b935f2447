import { anyOf, rulesOf, wordsOfAll } from '../languages/index.ts'
import { stopWords, type Token } from '../text/index.ts'
import type { PlaceName } from './place-index.ts'
import { TE } from './place-points.ts'

/** Words after a name which show that it is an illness, even if a town has that name. */
const ILLNESSES = wordsOfAll(({ places }) => places.illnesses)
const ILLNESS_PARTS = new RegExp(`^(?:\\p{L}+)-(?:${anyOf(({ places }) => places.illnessEndings)})$`, 'u')
/**
 * Words in front of a name which show that it isn't a town: 'the river Waal', 'HMS Liverpool', 'tropical storm
 * Florence', 'de ziekte van Kawasaki'.
 */
const CARRIERS = wordsOfAll(({ places }) => places.carriers)
const RIVERS = wordsOfAll(({ places }) => places.rivers)
/** Words for waters that are named after land: 'Gulf of California', 'Sea of Japan', 'Golf van Mexico'. */
const WATERS = wordsOfAll(({ places }) => places.waters)
/** Titles that contain a place's name: 'Duke of York', 'Archbishop of Canterbury', 'hertog van Sussex'. */
const NOBLES = wordsOfAll(({ places }) => places.nobles)
const OF = wordsOfAll(({ places }) => places.of)
const ARTICLES = wordsOfAll(({ places }) => places.definite)
/** Prepositions of place: directly before a name, they are the only words that show it to be a town. */
const AT = wordsOfAll(({ places }) => places.at)
/** The population from which a town may have an article, as in 'the Boston of today'. */
const LARGE = 300_000
const SHORT = 3

const isTown = ({ named }: PlaceName) => named.kind === 'place' && named.places[0]?.kind === 'town'
const isCountry = ({ named }: PlaceName) =>
  named.kind === 'place' && named.places.some(({ kind }) => kind === 'country')
const isLarge = ({ named }: PlaceName) =>
  named.kind === 'place' && (named.places[0]?.population ?? 0) >= LARGE

/** Whether a name continues elsewhere: 'Noord- en Midden-Limburg'. */
const isCut = (text: string, end: number) => /^-\s/.test(text.slice(end, end + 2))

/** Whether one occurrence of a name is evidence against a town, evidence for a town, or neither. */
function voice(
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
  // In a language that writes compounds as one word, only a name may follow a name.
  const mayFollow = ({ isCapital, folded }: Token) =>
    rulesOf(language)?.compounds ? !isCapital : stopWords(language).has(folded)
  const isBare = !touches || mayFollow(after)
  if (ARTICLES.has(second) && isBare) return 'article'
  return AT.has(second) && !TE.test(before?.text ?? '') ? 'place' : 'none'
}

/** The names of a text that aren't places in it, whatever the gazetteer says. */
export interface Vetoes {
  /** Keys of rivers, ships, storms and illnesses. They aren't towns in the story's other articles either. */
  keys: ReadonlySet<string>
  /** Keys that occur after a preposition of place and are therefore towns after all. */
  located: ReadonlySet<string>
  /** Offsets of single mentions that aren't places: 'Duke of York', 'Sea of Japan', 'WA'. */
  starts: ReadonlySet<number>
}

/** Finds the names which the surrounding words show not to be towns. */
export function vetoesIn(
  text: string,
  tokens: readonly Token[],
  places: readonly PlaceName[],
  language: string,
): Vetoes {
  const [keys, located, starts] = [new Set<string>(), new Set<string>(), new Set<number>()]
  const [withArticle, without] = [new Set<string>(), new Set<string>()]
  for (const place of places) {
    const said = voice(place, tokens, text, language)
    if (said === 'noble') starts.add(place.start)
    if (said === 'carrier' || isCut(text, place.end)) starts.add(place.start)
    if (place.named.kind !== 'place' || isCountry(place)) continue
    if (said === 'place') located.add(place.key)
    if (said === 'illness' || said === 'carrier') keys.add(place.key)
    else if (said === 'article' && !isLarge(place)) withArticle.add(place.key)
    else without.add(place.key)
    const isLetters = place.key.length <= SHORT && place.name === place.name.toUpperCase()
    if (isLetters && isTown(place)) starts.add(place.start)
  }
  for (const key of withArticle) if (!without.has(key)) keys.add(key)
  return { keys, located, starts }
}

/** The keys that are vetoed in at least one of the texts and located in none. */
export function vetoedKeys(all: readonly Vetoes[]): ReadonlySet<string> {
  const located = new Set(all.flatMap((one) => [...one.located]))
  return new Set(all.flatMap((one) => [...one.keys]).filter((key) => !located.has(key)))
}
