import { foldCaseAndAccents, getStopWords, stem, tokeniseText } from '../../text/index.ts'

/** Maps words of both languages to common keys, so that English and Dutch passages can be compared. */
export interface CrossLanguageVocabulary {
  /** The key of a noun, and its English name. */
  noun(word: string, language: string): { key: string; name: string }
  /** The keys of the distinctive words of a passage, without numbers. */
  words(text: string, language: string): Set<string>
}

/**
 * Words that reports use for the same thing, one group per line; the first word of a line is the name of the
 * group.
 */
const SAME = [
  'people persons residents inhabitants villagers mensen personen inwoners bewoners',
  'worker employee staff workers employees werknemers medewerkers stakers arbeiders strikers',
  'vessel ship boat ships vessels boats schepen schip boten',
  'household family households families huishoudens gezinnen',
  'fisherman fishermen vissers',
  'crew bemanningsleden crewmembers',
  'school schools scholen',
  'passenger passengers passagiers',
  'runner runners lopers',
  'firefighter firefighters brandweerlieden',
  'home homes house houses woning woningen huizen huis',
  'yield yields opbrengst harvest oogst',
  'lose loses lost loss losses losing verliest verliezen verlies verloor verloren',
  'loot haul buit buitgemaakt stolen gestolen escaped',
  'stone stones stenen steen diamond diamonds diamanten diamant',
  'cost costs price bill kosten kost kostte kosten kostenplaatje prijs',
  'invest invested investment investments investering investeerde investeren stak',
  'rise rises rose risen increase increased grew growth stijging steeg gestegen stijgt groei groeide',
  'fall falls fell fallen drop dropped decrease decline daling daalde gedaald daalt',
  'budget begroting',
  'fine fined boete',
  'damage damages schade',
  'vote votes voted stemmen stem stemden',
]
const GROUPS: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => {
    const [name = '', ...words] = line.split(' ')
    return [name, ...words].map((word) => [word, name] as const)
  }),
)

const MAX_TAIL = 14
/**
 * The minimum length, in letters, of the end of a compound that is looked up in `GROUPS`. Shorter words are
 * the end of too many unrelated ones, such as 'huis' of 'ziekenhuis'.
 */
const MIN_KNOWN_TAIL = 5

/** Returns the first English counterpart of a Dutch word. */
type Dutch = (word: string) => string | undefined

function dutchWords(terms: Readonly<Record<string, readonly string[]>>): Dutch {
  const english = new Map(
    Object.entries(terms).flatMap(([dutch, [first]]) => (first ? [[foldCaseAndAccents(dutch), first]] : [])),
  )
  const byStem = new Map(Array.from(english, ([dutch, first]) => [stem(dutch, 'nl'), first] as const))
  return (word) => english.get(word) ?? byStem.get(stem(word, 'nl'))
}

/** The English counterpart of a compound's end, which carries its meaning: 'containerschepen' are ships. */
function tailOf(word: string, translated: Dutch): string | undefined {
  for (let cut = Math.max(2, word.length - MAX_TAIL); cut <= word.length - 4; cut++) {
    const tail = word.slice(cut)
    const found = (tail.length >= MIN_KNOWN_TAIL ? GROUPS.get(tail) : undefined) ?? translated(tail)
    if (found) return found
  }
  return undefined
}

function nounKey(word: string, language: string, translated: Dutch): { key: string; name: string } {
  const folded = foldCaseAndAccents(word)
  const known = GROUPS.get(folded)
  if (known) return { key: known, name: known }
  const name = language === 'nl' ? (translated(folded) ?? tailOf(folded, translated) ?? folded) : folded
  const [last = name] = name.split(' ').slice(-1)
  const group = GROUPS.get(last)
  return group ? { key: group, name: group } : { key: stem(last, 'en'), name }
}

function wordKey(word: string, language: string, translated: Dutch): string {
  const group = GROUPS.get(word)
  if (group) return group
  const found = language === 'nl' ? translated(word) : undefined
  return found ? stem(found, 'en') : stem(word, language)
}

/**
 * Creates a vocabulary that maps English and Dutch words to common keys.
 *
 * @param terms Dutch words and their English counterparts, the usual one first
 */
export function createCrossLanguageVocabulary(
  terms: Readonly<Record<string, readonly string[]>>,
): CrossLanguageVocabulary {
  const translated = dutchWords(terms)
  return {
    noun: (word, language) => nounKey(word, language, translated),
    words(text, language) {
      const stops = getStopWords(language)
      const distinctive = tokeniseText(text).filter(
        ({ folded }) => folded.length > 2 && !stops.has(folded) && !/^\d/.test(folded),
      )
      return new Set(
        distinctive.flatMap(({ folded, isCapital, isFirst }) =>
          // A name is spelled alike in both languages, and isn't a word in either.
          isCapital && !isFirst
            ? [stem(folded, 'en')]
            : folded.split('-').map((word) => wordKey(word, language, translated)),
        ),
      )
    },
  }
}
