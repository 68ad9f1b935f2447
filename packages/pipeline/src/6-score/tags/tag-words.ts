import { collectWordsOfAllLanguages } from '../../languages/index.ts'

/**
 * Titles that belong to a person's name, such as 'Queen'. Unlike other roles, they aren't removed from a
 * name, but a title alone isn't a name.
 */
export const ROYAL_TITLES = collectWordsOfAllLanguages(({ tags }) => tags.royal)
/** Roles of people, such as 'singer', which are removed if they precede a name. */
export const PERSON_ROLES = collectWordsOfAllLanguages(({ tags }) => tags.roles)
/**
 * Words that are roles only before a first name, because they also begin names such as 'General Motors' and
 * 'Star Wars'.
 */
export const AMBIGUOUS_PERSON_ROLES = collectWordsOfAllLanguages(({ tags }) => tags.rolesBeforeFirstNames)
/**
 * Roles before 'of' and an organisation's name: 'CEO of Ayala Corp'. 'Secretary' isn't one, because 'Secretary
 * of State' names no organisation.
 */
export const ORGANISATION_ROLES = collectWordsOfAllLanguages(({ tags }) => tags.rolesOfBodies)
/** Words that begin or end an organisation's name, so that 'and' and 'of' within the name belong to it. */
export const ORGANISATION_NOUNS = collectWordsOfAllLanguages(({ tags }) => tags.bodyNouns)
/** Short names of publishers, agencies and platforms. */
const PUBLISHERS =
  `mail times post guardian herald telegraph mirror sun express star observer tribune gazette independent reuters afp ap aap anp
  belga dpa upi bbc cnn abc nbc cbs cnbc itv rnz tvnz newshub rtl vrt vtm npo nos npr pbs sbs rte rté dw zdf ard telegraaf
  volkskrant trouw parool nrc nieuwsuur hln nieuwsblad standaard femail mailonline getty gettyimages instagram youtube snapchat
  linkedin sun`.split(/\s+/)
/**
 * Capitalised words that aren't tags: publishers, abbreviations of things ('GDP'), labels ('PODCAST'), and
 * things that every country has ('Parliament').
 */
export const NON_ENTITY_WORDS = new Set([
  ...PUBLISHERS,
  ...collectWordsOfAllLanguages(({ tags }) => tags.noEntities),
])

/** The English and the Dutch spelling of a name. */
export interface BilingualName {
  en: string
  nl: string
}

const NAMES_IN_BOTH: readonly [en: string, nl: string, ...others: string[]][] = [
  ['COVID-19', 'COVID-19', 'covid', 'covid19', 'corona', 'coronavirus', 'sars-cov-2', 'covid-19 pandemic'],
  ['European Union', 'Europese Unie', 'eu'],
  ['United Nations', 'Verenigde Naties', 'un', 'vn'],
  ['World Health Organization', 'Wereldgezondheidsorganisatie', 'world health organisation'],
  ['United States', 'Verenigde Staten', 'us', 'usa', 'vs'],
  ['United Kingdom', 'Verenigd Koninkrijk', 'uk', 'vk'],
  ['New Zealand', 'Nieuw-Zeeland', 'nz'],
  ['Los Angeles', 'Los Angeles', 'la'],
  ['European Commission', 'Europese Commissie'],
  ['European Parliament', 'Europees Parlement'],
  ['European Central Bank', 'Europese Centrale Bank', 'ecb'],
  ['NATO', 'NAVO'],
  ['International Criminal Court', 'Internationaal Strafhof'],
  ['International Monetary Fund', 'Internationaal Monetair Fonds', 'imf'],
  ['World War I', 'Eerste Wereldoorlog', 'first world war', 'world war one'],
  ['World War II', 'Tweede Wereldoorlog', 'second world war', 'world war two', 'wwii', 'ww2'],
]

/** Maps every spelling of a name, in lower case, to its usual English and Dutch spellings. */
export const BILINGUAL_NAMES: ReadonlyMap<string, BilingualName> = new Map(
  NAMES_IN_BOTH.flatMap(([en, nl, ...others]) =>
    [en.toLowerCase(), nl.toLowerCase(), ...others].map((key) => [key, { en, nl }] as const),
  ),
)
