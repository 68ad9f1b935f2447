import { HUMAN_IMPACT_KINDS, type HumanImpactKind } from '@plainwire/domain/story'
import {
  allLanguageRules,
  collectWordsOfAllLanguages,
  joinLanguageAlternatives,
  type LanguageRules,
  languageCodes,
  parseCardinal,
} from '../../../languages/index.ts'
import { isNumberAfterLetter, type SentenceToken } from './pieces.ts'

/**
 * Maps each word, in any language, to the group of affected people that it refers to: 'drowned' to 'dead'.
 */
function countedBy(
  of: (words: LanguageRules['casualties']) => Readonly<Record<HumanImpactKind, readonly string[]>>,
) {
  return new Map(
    allLanguageRules.flatMap(({ casualties }) =>
      HUMAN_IMPACT_KINDS.flatMap((name) => of(casualties)[name].map((word) => [word, name] as const)),
    ),
  )
}

const NOUNS = countedBy(({ nouns }) => nouns)
const PASSIVES = countedBy(({ passives }) => passives)
const VERBS = countedBy(({ verbs }) => verbs)
const PEOPLE = collectWordsOfAllLanguages(({ casualties }) => casualties.people)
const AFTER_PASSIVE = collectWordsOfAllLanguages(({ casualties }) => casualties.afterPassive)
const BE = collectWordsOfAllLanguages(({ casualties }) => casualties.be)
const WITHOUT_HOME = new RegExp(
  `^(?:\\p{L}+ ){0,4}(?:${joinLanguageAlternatives(({ casualties }) => casualties.homeless)})\\b`,
  'u',
)
const WITHOUT_WORK = new RegExp(
  `^(?:\\p{L}+ ){0,3}(?:${joinLanguageAlternatives(({ casualties }) => casualties.jobless)})\\b`,
  'u',
)
const LAST_PARTICIPLES = collectWordsOfAllLanguages(({ casualties }) => casualties.lastParticiples)
const BARE = collectWordsOfAllLanguages(({ casualties }) => casualties.bare)
const BETWEEN = collectWordsOfAllLanguages(({ casualties }) => casualties.between)
const JOINTS = collectWordsOfAllLanguages(({ casualties }) => casualties.joints)
const DESCRIBING = collectWordsOfAllLanguages(({ casualties }) => casualties.describing)
const BEHIND_PARTICIPLE = collectWordsOfAllLanguages(({ casualties }) => casualties.behindParticiple)
/** The number of words examined after a number. */
const REACH = 9

/** The words after a number, to the end of its clause or the next number that isn't part of a name ('A12'). */
function clauseAfter(pieces: readonly SentenceToken[], to: number): SentenceToken[] {
  const clause: SentenceToken[] = []
  for (const [index, piece] of pieces.slice(to, to + REACH).entries()) {
    const isNumber = piece.kind === 'number' && !isNumberAfterLetter(pieces, to + index)
    if (isNumber || /^[;:.!?—–(),]$/.test(piece.text)) break
    clause.push(piece)
  }
  return clause
}

function isDoneToThem(clause: readonly SentenceToken[], at: number, isEnd: boolean): boolean {
  const before = clause[at - 1]?.lower ?? ''
  const after = clause[at + 1]
  const ends = after ? AFTER_PASSIVE.has(after.lower) : isEnd
  return (
    ends && (at <= 1 || BE.has(before) || BE.has(clause[at - 2]?.lower ?? '') || isLastParticiple(clause, at))
  )
}

/**
 * Whether a word is a participle at the end of its clause, as in Dutch: 'behandeld' ('treated') in 'vijf
 * mensen met klachten behandeld'.
 */
const isLastParticiple = (clause: readonly SentenceToken[], at: number) =>
  at === clause.length - 1 && LAST_PARTICIPLES.has(clause[at]?.lower ?? '')

/**
 * Returns what happened to the people that a number counts; undefined if it doesn't count people affected.
 *
 * @param from the index in `pieces` of the number's first piece
 * @param to the index after its last piece
 */
export function findCasualtyKind(
  pieces: readonly SentenceToken[],
  from: number,
  to: number,
): HumanImpactKind | undefined {
  const clause = clauseAfter(pieces, to)
  if (isBreakdown(pieces, to + clause.length, clause)) return undefined
  const [first, second] = clause
  const direct = NOUNS.get(first?.lower ?? '')
  if (direct && !isActive(clause, 0)) return direct
  const words = clause.map(({ lower }) => lower).join(' ')
  if (WITHOUT_HOME.test(words)) return 'homeless'
  if (WITHOUT_WORK.test(words)) return 'jobs'
  const isPeople = PEOPLE.has(first?.lower ?? '') || PEOPLE.has(second?.lower ?? '')
  const isBare = first === undefined || BARE.has(first.lower)
  if (isPeople) {
    for (const [at, piece] of clause.entries()) {
      const found = PASSIVES.get(piece.lower)
      if (found && isDoneToThem(clause, at, true)) return found
      if (found) break
    }
  }
  const before = pieces
    .slice(Math.max(0, from - 4), from)
    .filter(({ lower }) => !BETWEEN.has(lower))
    .at(-1)
  return isPeople || isBare ? VERBS.get(before?.lower ?? '') : undefined
}

/**
 * Whether a number is part of a breakdown: 'killed eight students and two teachers', where neither is the
 * total.
 */
function isBreakdown(
  pieces: readonly SentenceToken[],
  end: number,
  clause: readonly SentenceToken[],
): boolean {
  const joint = clause.findIndex(({ lower }) => JOINTS.has(lower))
  const next = joint < 0 ? undefined : (clause[joint + 1] ?? pieces[end])
  const isNumber =
    next?.kind === 'number' ||
    languageCodes.some((language) => parseCardinal(next?.lower ?? '', language) !== undefined)
  return (
    joint >= 0 &&
    joint <= 3 &&
    isNumber &&
    !clause.slice(0, joint).some(({ lower }) => NOUNS.has(lower) || PASSIVES.has(lower))
  )
}

/** Whether a participle describes the noun after it: 'three injured players', 'two arrested men'. */
function isActive(clause: readonly SentenceToken[], at: number): boolean {
  const word = clause[at]
  const next = clause[at + 1]
  if (!word || !next || !DESCRIBING.has(word.lower)) return false
  return (
    !AFTER_PASSIVE.has(next.lower) &&
    !BE.has(next.lower) &&
    next.kind === 'word' &&
    !BEHIND_PARTICIPLE.has(next.lower)
  )
}
