import { foldCaseAndAccents } from '../../text/index.ts'

/** Tables of names in English and Dutch. */
export interface BilingualNameTables {
  exonyms: { towns: Record<string, string>; english: Record<string, string> }
  demonyms: { names: Record<string, string>; countries: Record<string, string> }
  dutchEnglish: { terms: Record<string, string[]> }
  /** Country names in both languages, with their ISO codes. */
  countries: readonly { name: string; code: string }[]
}

/** Pairs of equivalent English and Dutch words in names of bodies, offices and feasts. Compiled by hand. */
const PARTS = `nato/navo un/vn us/vs uk/vk un/verenigde un/naties vn/united vn/nations eu/europese eu/unie ue/european us/verenigde us/staten us/amerikaanse us/amerika american/vs states/vs united/vs uk/verenigd uk/koninkrijk uk/britse british/vk
assembly/vergadering national/nationale judiciary/justitie security/veiligheidsraad council/veiligheidsraad bible/bijbel cold/koude war/oorlog war/wereldoorlog world/wereldoorlog first/eerste second/tweede street/straat royal/koninklijke tv/televisie media/media street/straat chancellor/kanselier mayor/burgemeester governor/gouverneur ambassador/ambassadeur representatives/afgevaardigden lords/hogerhuis commons/lagerhuis
welsh/wales english/engels english/engelse
united/verenigde nations/naties states/staten kingdom/koninkrijk house/huis white/witte supreme/hooggerechtshof court/hooggerechtshof court/hof court/rechtbank
prime/premier minister/premier president/president king/koning queen/koningin prince/prins princess/prinses pope/paus lord/heer sir/heer saint/sint north/noord south/zuid east/oost west/west
northern/noordelijke southern/zuidelijke eastern/oostelijke western/westelijke middle/midden sea/zee ocean/oceaan river/rivier lake/meer mount/berg island/eiland islands/eilanden
world/wereld world/wk cup/beker cup/wk championship/kampioenschap olympics/spelen games/spelen league/liga church/kerk army/leger navy/marine police/politie department/departement department/ministerie ministry/ministerie
justice/justitie health/gezondheid foreign/buitenlandse affairs/zaken secretary/minister state/staat senate/senaat congress/congres parliament/parlement commission/commissie council/raad security/veiligheid committee/comite
party/partij democrats/democraten democrat/democraat republicans/republikeinen republican/republikein labour/labour bank/bank central/centrale university/universiteit school/school hospital/ziekenhuis airport/luchthaven
christmas/kerst easter/pasen god/god new/nieuw great/groot big/grote black/zwarte red/rode green/groene old/oude high/hoge general/generaal attorney/procureur chief/hoofd mr/meneer mr/dhr mrs/mevrouw ms/mevrouw dr/dr
european/europese union/unie africa/afrika asia/azie europe/europa america/amerika americans/amerikanen muslim/moslim muslims/moslims jewish/joodse jews/joden christian/christelijke christians/christenen catholic/katholieke`

const KEYS_PER_WORD = 12
const MIN_PREFIX = 4
const SIMILAR = 0.5

const wordsOf = (name: string) =>
  foldCaseAndAccents(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word.length > 1)

/** Splits a list of words, in which hyphens represent spaces, into single words. */
const listed = (words: string) => words.split(' ').flatMap((word) => wordsOf(word.replaceAll('-', ' ')))

function bigrams(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))
}

/** Returns the similarity of two spellings, 0–1: their shared letter pairs (Dice coefficient). */
function likeness(one: string, other: string): number {
  const [a, b] = [bigrams(one), bigrams(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((pair) => b.has(pair)).length
  return (2 * shared) / (a.size + b.size)
}

/** Whether two words of names, in lower case and without accents, are equivalent in English and Dutch. */
export type NameMatcher = (one: string, other: string) => boolean

/** Creates the comparison of names from the tables of towns, countries and translated words. */
export function createNameMatcher(tables: BilingualNameTables): NameMatcher {
  const keys = new Map<string, Set<string>>()
  const add = (word: string, key: string) => {
    const known = keys.get(word) ?? new Set()
    if (known.size < KEYS_PER_WORD) keys.set(word, known.add(key))
  }
  const addAll = (words: readonly string[], key: string) => {
    for (const word of words) add(word, key)
  }
  for (const { name, code } of tables.countries) addAll(wordsOf(name), code)
  for (const list of [tables.demonyms.names, tables.demonyms.countries])
    for (const [code, words] of Object.entries(list)) addAll(listed(words), code)
  for (const list of [tables.exonyms.towns, tables.exonyms.english])
    for (const [name, other] of Object.entries(list))
      addAll([...wordsOf(name), ...wordsOf(other)], `town ${other}`)
  for (const [dutch, english] of Object.entries(tables.dutchEnglish.terms))
    addAll([...wordsOf(dutch), ...english.flatMap(wordsOf)], `term ${dutch}`)
  for (const pair of PARTS.split(/\s+/)) addAll(pair.split('/'), `part ${pair.split('/')[0]}`)
  return (one, other) => {
    if (one === other) return true
    const mine = keys.get(one)
    if (mine && [...(keys.get(other) ?? [])].some((key) => mine.has(key))) return true
    const isPrefix =
      one.slice(0, MIN_PREFIX) === other.slice(0, MIN_PREFIX) &&
      Math.min(one.length, other.length) >= MIN_PREFIX
    return isPrefix || likeness(one, other) >= SIMILAR
  }
}
