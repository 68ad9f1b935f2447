import {
  allLanguageRules,
  collectWordsOfAllLanguages,
  combineLanguagePatterns,
  type EventImpactWords,
  joinLanguageAlternatives,
  splitWords,
} from '../../languages/index.ts'

/** Returns the words of a list for all languages. */
const wordsOf = (list: (gravity: EventImpactWords) => string) =>
  collectWordsOfAllLanguages(({ gravity }) => splitWords(list(gravity)))

/** Words that follow the number of the dead. */
export const DEATH_WORDS = wordsOf(({ dead }) => dead)
/** Words that precede the number of the dead: 'killing six', 'doodt zes'. */
export const KILLING_VERBS = wordsOf(({ killing }) => killing)
export const INJURY_WORDS = wordsOf(({ injured }) => injured)
/**
 * Words for things and groups of people whose number shows how many are affected: 'houses', 'refugees',
 * 'cases'.
 */
export const AFFECTED_GROUP_WORDS = wordsOf(({ affected }) => affected)
/** Words that may be between a number and the counted thing. */
export const WORDS_BETWEEN_NUMBER_AND_NOUN = wordsOf(({ between }) => between)
/** Words before the number of the dead, for what is found of them: 'remains of 25 people'. */
export const HUMAN_REMAINS_WORDS = wordsOf(({ remains }) => remains)
/** Approximate numbers such as 'dozens', with an assumed value. */
export const APPROXIMATE_NUMBER_VALUES: ReadonlyMap<string, number> = new Map(
  allLanguageRules.flatMap(({ gravity }) => Object.entries(gravity.roughNumbers)),
)

/**
 * Returns a pattern that matches the words of a list. In the list, '_' represents a space, and '*' at the end
 * of a word any ending.
 */
function patternOf(list: readonly string[], flags: string): RegExp {
  const written = list.map((word) => word.replaceAll('_', ' ').replace(/\*$/, '[\\p{L}-]*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})(?![\\p{L}\\p{N}])`, flags)
}
const patternsOf = (list: (gravity: EventImpactWords) => string, flags: string) =>
  patternOf(
    allLanguageRules.flatMap(({ gravity }) => splitWords(list(gravity))),
    flags,
  )

/** National and international institutions whose names must be capitalised: 'WHO', not 'who'. */
export const NAMED_INSTITUTION_PATTERN = patternsOf(({ namedInstitutions }) => namedInstitutions, 'u')
export const INSTITUTION_PATTERN = patternsOf(({ institutions }) => institutions, 'iu')
/** Institutions of a region or a town. */
export const REGIONAL_INSTITUTION_PATTERN = patternsOf(({ regional }) => regional, 'iu')
/** Acts of an institution that change the course of a state. */
export const MAJOR_INSTITUTION_ACT_PATTERN = patternsOf(({ acts }) => acts, 'iu')
/** Everyday acts of an institution. */
export const ROUTINE_INSTITUTION_ACT_PATTERN = patternsOf(({ dailyActs }) => dailyActs, 'iu')
/** Patterns for serious acts and events, whoever they concern. */
export const SERIOUS_EVENT_PATTERN = patternsOf(({ grave }) => grave, 'iu')

const QUAKE = joinLanguageAlternatives(({ gravity }) => gravity.quake)
/** Matches an earthquake with a magnitude below 5, which is felt but does little harm. */
export const MINOR_EARTHQUAKE_PATTERN = new RegExp(
  `(?:${QUAKE}).{0,40}\\b[1-4][.,]\\d\\b|\\b[1-4][.,]\\d\\b.{0,20}(?:${QUAKE})|magnitude[- ][1-4]\\b`,
  'iu',
)
const ILLNESS = 'coronavirus|covid(?:-19)?|virus|flu|ebola|cholera|corona'
const COUNTS = joinLanguageAlternatives(({ gravity }) => gravity.counts)
/** A count of cases or deaths, as published daily by health services. */
export const EPIDEMIC_COUNT_PATTERN = new RegExp(
  `\\b(?:${ILLNESS})\\b.{0,60}\\b(?:${COUNTS})\\b|\\b(?:${COUNTS})\\b.{0,60}\\b(?:${ILLNESS})\\b|\\b(?:${joinLanguageAlternatives(({ gravity }) => gravity.newCases)})\\b`,
  'iu',
)
const oneOf = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'iu')
/** Matches words for something that happened for the first time, or for the first time in many years. */
export const UNPRECEDENTED_EVENT_PATTERN = oneOf(joinLanguageAlternatives(({ gravity }) => gravity.record))
/** Words for a count that passes a round number. */
export const MILESTONE_NUMBER_PATTERN = oneOf(joinLanguageAlternatives(({ gravity }) => gravity.passing))
/** Words for the death of a known person in titles that summarise a life. */
export const OBITUARY_TITLE_PATTERN = combineLanguagePatterns(({ gravity }) => gravity.obituary)

/**
 * One pattern for each state, and for the EU and other international organisations, with the names and
 * leaders by which titles refer to it.
 */
export const STATE_NAME_PATTERNS: readonly RegExp[] = [
  'US U\\.S\\. USA America American Americans Washington Trump Biden Pompeo Pentagon VS Amerika Amerikaanse',
  'UK U\\.K\\. Britain British Johnson VK Britse',
  'China Chinese Beijing Xi Chinees Chinese Peking',
  'Russia Russian Moscow Putin Kremlin Rusland Russische Poetin',
  'North_Korea North_Korean Pyongyang Kim_Jong_Un Noord-Korea Noord-Koreaanse',
  'Iran Iranian Tehran Teheran Iraanse',
  'Israel Israeli Netanyahu Israël Israëlische',
  'India Indian Modi Indiase',
  'Pakistan Pakistani Pakistaanse',
  'Hong_Kong',
  'Taiwan Taiwanese Taiwanees',
  'Japan Japanese Tokyo Japanse Tokio',
  'Germany German Merkel Berlin Duitsland Duitse Berlijn',
  'France French Macron Frankrijk Franse',
  'Ukraine Ukrainian Zelensk* Oekraïne Oekraïense Zelenski',
  'Saudi_Arabia Saudi Saoedi-Arabië',
  'Venezuela Venezuelan Maduro Venezolaanse',
  'Turkey Turkish Erdogan Turkije Turkse',
  'Syria Syrian Assad Syrië Syrische',
  'EU European_Union Brussels Europese_Unie Brussel',
  'UN WHO NATO WTO IMF VN NAVO',
].map((names) => patternOf(splitWords(names), 'u'))
/** Matches former office holders ('Former Pope', 'oud-premier'), who don't act for the institution. */
export const FORMER_OFFICE_HOLDER_PATTERN = new RegExp(
  `(?<!\\p{L})(?:${joinLanguageAlternatives(({ gravity }) => gravity.former)})[ -]\\p{L}+`,
  'giu',
)
