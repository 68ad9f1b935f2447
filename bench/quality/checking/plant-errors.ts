/** The kinds of errors that are planted into true sentences. */
export const ERROR_KINDS = ['number', 'name', 'date', 'negation', 'quotation', 'source'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** A sentence with the passages that support it. */
export interface ProvenSentence {
  sentence: string
  passages: string[]
  /** Full texts of the cited articles. */
  context: string[]
  language: string
}

/**
 * The inputs for planting an error: a random generator, and material from other items of the same data set.
 */
export interface PlantingInput {
  /** Returns numbers between 0 and 1, the same in every run. */
  random: () => number
  /** Names that are in other sentences. */
  names: readonly string[]
  /** Sentences of other articles with the articles' full texts; articles on the same event come first. */
  others: readonly { passage: string; context: string }[]
}

/** Returns a generator of numbers between 0 and 1 (mulberry32, public domain). */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)]

type PlantError = (proven: ProvenSentence, input: PlantingInput) => ProvenSentence | undefined

/** Replaces one random match by what `make` returns for it. */
function replaceOne(
  { sentence, ...rest }: ProvenSentence,
  pattern: RegExp,
  random: () => number,
  make: (found: string) => string | undefined,
): ProvenSentence | undefined {
  const match = pick([...sentence.matchAll(pattern)], random)
  const made = match && make(match[0])
  if (match === undefined || made === undefined || made === match[0]) return undefined
  const after = match.index + match[0].length
  return { ...rest, sentence: sentence.slice(0, match.index) + made + sentence.slice(after) }
}

const NUMBER_WORDS = [
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty'.split(' '),
  'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig'.split(' '),
]
const DIGITS = /(?<![\p{L}\d.,-])\d[\d.,]*(?<=\d)(?![\p{L}\d-])/gu
const SCALES: Record<string, string> = {
  million: 'billion',
  billion: 'million',
  thousand: 'million',
  miljoen: 'miljard',
  miljard: 'miljoen',
}

function otherDigits(digits: string, random: () => number): string {
  const places = [...digits].flatMap((character, index) => (/\d/.test(character) ? [index] : []))
  const at = pick(places, random) ?? 0
  const first = at === 0 ? 1 : 0
  const digit = Number(digits[at])
  const other = first + ((digit - first + 1 + Math.floor(random() * (9 - first))) % (10 - first))
  return digits.slice(0, at) + String(other) + digits.slice(at + 1)
}

const number: PlantError = (proven, { random }) => {
  const lists = NUMBER_WORDS[proven.language === 'nl' ? 1 : 0] ?? []
  const word = new RegExp(`\\b(?:${[...lists, ...Object.keys(SCALES)].join('|')})\\b`, 'g')
  const inWords = (found: string) => SCALES[found] ?? pick(lists, random)
  const digits = () => replaceOne(proven, DIGITS, random, (found) => otherDigits(found, random))
  const words = () => replaceOne(proven, word, random, inWords)
  const swapped = () => swap(proven, DIGITS)
  const order = random() < 0.2 ? [swapped, digits, words] : random() < 0.4 ? [words, digits] : [digits, words]
  return firstMade(order)
}

function firstMade(ways: readonly (() => ProvenSentence | undefined)[]): ProvenSentence | undefined {
  for (const way of ways) {
    const made = way()
    if (made) return made
  }
  return undefined
}

/** Swaps the first and the last match of a pattern in a sentence. */
function swap(proven: ProvenSentence, pattern: RegExp): ProvenSentence | undefined {
  const { sentence } = proven
  const all = [...sentence.matchAll(pattern)]
  const [one, two] = [all[0], all.at(-1)]
  if (!one || !two || one[0] === two[0]) return undefined
  const between = sentence.slice(one.index + one[0].length, two.index)
  const changed =
    sentence.slice(0, one.index) + two[0] + between + one[0] + sentence.slice(two.index + two[0].length)
  return { ...proven, sentence: changed }
}

/** Matches a run of capitalised words inside a sentence. */
export const NAME_PATTERN = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2}(?![\p{L}-])/gu
/** Matches dates and titles of people, which are capitalised but are not names. */
const NO_NAME =
  /Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|President|Minister/

const name: PlantError = (proven, { random, names }) => {
  const otherNames = names.filter((each) => !proven.passages.join(' ').includes(each))
  const replaced = () =>
    replaceOne(proven, NAME_PATTERN, random, (found) =>
      NO_NAME.test(found) ? undefined : pick(otherNames, random),
    )
  const part = () =>
    replaceOne(proven, NAME_PATTERN, random, (found) => {
      const [first, ...rest] = found.split(' ')
      const other = pick(otherNames, random)?.split(' ')[0]
      return rest.length === 0 || NO_NAME.test(found) || !first || !other
        ? undefined
        : [other, ...rest].join(' ')
    })
  return firstMade(random() < 0.3 ? [part, replaced] : [replaced])
}

const CALENDAR = [
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'January February March April June July August September October November December',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  'januari februari maart april juni juli augustus september oktober november december',
  'yesterday today tomorrow',
  'gisteren vandaag morgen',
].map((list) => list.split(' '))

const date: PlantError = (proven, { random }) => {
  const word = new RegExp(`\\b(?:${CALENDAR.flat().join('|')})\\b`, 'g')
  const words = () =>
    replaceOne(proven, word, random, (found) =>
      pick(CALENDAR.find((list) => list.includes(found)) ?? [], random),
    )
  const year = () =>
    replaceOne(proven, /\b(?:19|20)\d\d\b/g, random, (found) =>
      String(Number(found) + 1 + Math.floor(random() * 9)),
    )
  return firstMade(random() < 0.3 ? [year, words] : [words, year])
}

const AUXILIARY =
  /\b(?:is|are|was|were|will|would|can|could|has|have|had|should|must|zal|zullen|zou|kan|kunnen|heeft|hebben|wordt|worden|werd|moet|moeten)\b(?! (?:not|niet|no|geen)\b|n['’]t)/g

const negation: PlantError = (proven, { random }) => {
  const isDutch = proven.language === 'nl'
  const denied = /\b(?:not|never|niet|nooit)\b /g
  const removed = () => replaceOne(proven, denied, random, () => '')
  const contracted = () =>
    replaceOne(
      proven,
      /\b(?:is|are|was|were|do|does|did|would|could|should|has|have)n['’]t\b/g,
      random,
      (found) => found.slice(0, -3),
    )
  const article = () =>
    replaceOne(proven, /\bgeen\b|\bno\b(?= [a-z])/g, random, (found) => (found === 'geen' ? 'een' : 'some'))
  const added = () => replaceOne(proven, AUXILIARY, random, (found) => `${found} ${isDutch ? 'niet' : 'not'}`)
  const none = () =>
    replaceOne(proven, /\b(?:een|a|an)\b(?= [a-z])/g, random, () => (isDutch ? 'geen' : 'no'))
  return firstMade(
    random() < 0.6
      ? [removed, contracted, article, added]
      : random() < 0.7
        ? [added, removed]
        : [none, added],
  )
}

const QUOTED = /["“][^"“”]{12,}["”]/g
const SPOKEN = 'truly,entirely,money,children,country,never,disaster,forever'.split(',')

const quotation: PlantError = (proven, input) => {
  const { random } = input
  const changed = () =>
    replaceOne(proven, QUOTED, random, (found) => {
      const words = found.split(' ')
      if (words.length < 3) return undefined
      const at = 1 + Math.floor(random() * (words.length - 2))
      return words.with(at, pick(SPOKEN, random) ?? '').join(' ')
    })
  const bare = () =>
    replaceOne(proven, QUOTED, random, (found) =>
      found.split(' ').length >= 6 ? found.slice(1, -1) : undefined,
    )
  const invented = () =>
    proven.passages.some((passage) => /["“”„«‘]/.test(passage))
      ? undefined
      : replaceOne(
          proven,
          /(?<=[a-z] )[a-z]{4,} [a-z]+ [a-z]{4,}(?= [a-z])/g,
          random,
          (found) => `“${found}”`,
        )
  const speaker = () => (QUOTED.test(proven.sentence) ? name(proven, input) : undefined)
  const ways =
    random() < 0.4 ? [changed, speaker, bare] : random() < 0.6 ? [speaker, changed] : [bare, changed]
  return firstMade([...ways, invented])
}

const source: PlantError = (proven, { random, others }) => {
  const other = pick(others, random)
  return other && { ...proven, passages: [other.passage], context: [other.context] }
}

const PLANT: Record<ErrorKind, PlantError> = { number, name, date, negation, quotation, source }

/**
 * Returns a true sentence with one error of a kind planted; undefined if the sentence offers no place for
 * one.
 */
export function plantError(
  proven: ProvenSentence,
  kind: ErrorKind,
  input: PlantingInput,
): ProvenSentence | undefined {
  const made = PLANT[kind](proven, input)
  return made && (made.sentence !== proven.sentence || made.passages !== proven.passages) ? made : undefined
}

/** Returns rewordings of a sentence that stay true; empty if nothing can be changed. */
export function paraphrase(proven: ProvenSentence): ProvenSentence[] {
  const { sentence, language } = proven
  const small =
    language === 'nl'
      ? 'twee drie vier vijf zes zeven acht negen tien'
      : 'two three four five six seven eight nine ten'
  const forms = [
    sentence.replace(/(?<=\d),(?=\d{3}\b)/g, ' '),
    sentence.replace(new RegExp(`\\b(?:${small.replaceAll(' ', '|')})\\b(?=\\s[a-z])`, 'g'), (word) =>
      String(2 + small.split(' ').indexOf(word)),
    ),
    sentence.replace(/\s?percent\b/, '%'),
    sentence.replace(/,\s(?:which|who|whose|where|die|dat|waar)\s[^,"“”]+,/, ''),
    sentence.replace(
      /,\s(?:according to|after|when|as|while|because|nadat|toen|terwijl|omdat)\s[^,"“”]+\.$/,
      '.',
    ),
    sentence.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
  ]
  // Returns the quotations of a text as one text. A rewording must not drop a clause inside a quotation.
  const quoted = (text: string) => text.match(/["“„][^"“”„]*["”]|["“”„]/g)?.join('') ?? ''
  const isWhole = (form: string) => form.length >= sentence.length - 8 || quoted(form) === quoted(sentence)
  return [...new Set(forms)]
    .filter((form) => form !== sentence && isWhole(form))
    .map((form) => ({ ...proven, sentence: form }))
}
